import { afterEach, expect, test, vi } from 'vitest'

/** Each test imports the whole module graph again. */
vi.setConfig({ testTimeout: 20_000 })
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function registryIn(mode: string, payments: string) {
  vi.stubEnv('SHOP_MODE', mode)
  vi.stubEnv('PAYMENTS', payments)
  vi.resetModules()
  return import('./registry')
}

test('[B4] the sandbox replaces every gateway except pay later', async () => {
  const { offeredOptions, gatewayOf } = await registryIn('sandbox', '')
  const gateways = offeredOptions().map((option) => gatewayOf(option)?.name)
  expect(gateways.filter((name) => name === 'sandbox')).toHaveLength(6)
  expect(gateways.filter((name) => name === 'pay_later')).toHaveLength(1)
})

test('[B4] live mode offers only configured gateways and no sandbox', async () => {
  const { offeredOptions, findGateway } = await registryIn('live', 'pay_later')
  expect(offeredOptions().map(({ key }) => key)).toEqual(['pay_later'])
  expect(findGateway('sandbox')).toBeNull()
  const none = await registryIn('live', '')
  expect(none.offeredOptions()).toEqual([])
})

test('[B4] live mode offers a gateway once its credentials are set', async () => {
  vi.stubEnv('TWO_C2P_MERCHANT_ID', 'JT01')
  vi.stubEnv('TWO_C2P_SECRET_KEY', 'secret')
  const { offeredOptions, findGateway } = await registryIn('live', '')
  expect(offeredOptions().map(({ key }) => key)).toEqual(['two_c2p'])
  expect(findGateway('two_c2p')?.refunds).toBe('manual')
  const sandbox = await registryIn('sandbox', '')
  expect(sandbox.findGateway('two_c2p')).toBeNull()
})

const setStripe = () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1')
}

test('[B4] Stripe is offered beside the seven options only where its keys are set', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1')
  const incomplete = await registryIn('live', 'pay_later')
  expect(incomplete.offeredOptions().map(({ key }) => key)).toEqual(['pay_later'])
  expect((await registryIn('sandbox', '')).offeredOptions()).toHaveLength(7)
  setStripe()
  const live = await registryIn('live', 'pay_later')
  expect(live.offeredOptions().map(({ key }) => key)).toEqual(['pay_later', 'stripe'])
  expect(live.findGateway('stripe')?.refunds).toBe('partial')
  const sandbox = await registryIn('sandbox', '')
  const [option] = sandbox.offeredOptions().slice(7)
  expect(option && [option.key, sandbox.gatewayOf(option)?.name]).toEqual(['stripe', 'sandbox'])
  expect(sandbox.findGateway('stripe')).toBeNull()
})

test('the library of Stripe is loaded on its first use, and never without its keys', async () => {
  let loads = 0
  vi.doMock('stripe', async (original) => {
    loads += 1
    return original()
  })
  const notification = { body: '{}', headers: new Headers() }
  const without = await registryIn('live', 'pay_later')
  expect([without.findGateway('stripe'), loads]).toEqual([null, 0])
  setStripe()
  const gateway = (await registryIn('live', '')).findGateway('stripe')
  expect(loads).toBe(0)
  expect(await gateway?.readNotification?.(notification)).toBeNull()
  expect(loads).toBe(1)
  vi.doUnmock('stripe')
})

test('[B4] live mode offers three options with GB Prime Pay and two with KTC', async () => {
  for (const name of ['PUBLIC_KEY', 'SECRET_KEY', 'TOKEN']) vi.stubEnv(`GB_PRIME_PAY_${name}`, 'credential')
  for (const name of ['MERCHANT_ID', 'LOGIN_ID', 'PASSWORD']) vi.stubEnv(`KTC_${name}`, 'credential')
  const { offeredOptions, findGateway } = await registryIn('live', '')
  expect(offeredOptions().map(({ key }) => key)).toEqual([
    'gb_prime_pay_credit_card',
    'ktc_credit_card',
    'ktc_alipay',
    'gb_prime_pay_qr_cash',
    'gb_prime_pay_qr_credit',
  ])
  expect(findGateway('ktc_pay')?.acknowledgement).toBe('OK')
  const sandbox = await registryIn('sandbox', '')
  expect(sandbox.findGateway('gb_prime_pay')).toBeNull()
})
