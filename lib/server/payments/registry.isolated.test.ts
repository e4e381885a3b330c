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
