import { expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { ktcRequest, ktcShop } from '@/tests/fixtures/ktc-shop'
import { API_PATH, KTC_MERCHANT } from '@/tests/simulators/ktc'
import { logOf } from '@/tests/simulators/log-of'
import { ktcConfiguration } from './configuration'

const { simulator, begun, gateway, gatewayWith, inquire, post, read, refund } = await ktcShop()
const UNKNOWN = { code: 'UNAVAILABLE' }

test('[B4] the browser posts a form for exactly the amount, which the gateway takes', async () => {
  const asked = ktcRequest()
  expect(await post(asked)).toContain('Pay 1290.50')
  const { fields } = (await gateway.start(asked)) as { fields: Record<string, string> }
  expect(fields).toMatchObject({ orderRef: asked.invoice, currCode: '764', payType: 'N', TxType: 'Retail' })
  for (const url of [fields.successUrl, fields.failUrl, fields.cancelUrl])
    expect(url).toContain(encodeURIComponent(asked.returnPath))
})

test('[B5] case 5: a form that was changed on the way is refused', async () => {
  expect(await post(ktcRequest(), { amount: '1.00' })).not.toContain('Pay')
})

test('[B4] Alipay is asked for by name; cards only as the contract calls them', async () => {
  await post(ktcRequest({ optionKey: 'ktc_alipay' }))
  expect(simulator.books.at(-1)?.payMethod).toBe('ALIPAY')
  await post(ktcRequest())
  expect(simulator.books.at(-1)?.payMethod).toBe('')
  const started = await gatewayWith({ KTC_CARD_PAY_METHOD: 'CC' }).start(ktcRequest())
  expect(started).toMatchObject({ fields: { payMethod: 'CC' } })
})

test('case 1: the same payment begun twice is the same form', async () => {
  const asked = ktcRequest()
  expect(await gateway.start(asked)).toEqual(await gateway.start(asked))
})

test('without a secret the form has no hash', async () => {
  const started = await gatewayWith({ KTC_HASH_SECRET: undefined }).start(ktcRequest())
  expect(started).not.toHaveProperty('fields.secureHash')
})

test.each([
  ['Accepted', 'paid'],
  ['ACCEPTED', 'paid'],
  ['Rejected', 'failed'],
  ['Cancelled', 'cancelled'],
  ['Voided', 'cancelled'],
  ['Authorized', 'pending'],
  ['Refunded', 'pending'],
  ['Pending', 'pending'],
  ['Something new', 'pending'],
  ['constructor', 'pending'],
])('[B5] the status %j is %s', async (status, state) => {
  const finding = await inquire(await begun(status))
  expect(finding).toEqual({
    state,
    money: { amount: 129_050, currency: 'THB' },
    gatewayReference: simulator.books.at(-1)?.payRef,
  })
})

test('nobody came to pay: pending', async () => {
  expect(await inquire(ktcRequest())).toEqual({ state: 'pending' })
})

test('[B5] case 8: paid at the second try is paid, whatever became of the others', async () => {
  const asked = await begun('Rejected')
  await post(asked)
  expect(await inquire(asked)).toMatchObject({ state: 'pending' })
  simulator.decide(asked.invoice, 'Accepted')
  const { payRef } = simulator.books.at(-1) ?? {}
  await post(asked)
  simulator.decide(asked.invoice, 'Rejected')
  expect(await inquire(asked)).toMatchObject({ state: 'paid', gatewayReference: payRef })
})

test.each([{ silent: true }, { down: true }, { page: true }, { huge: true }])(
  '[B5] case 3: a gateway that is %j says nothing',
  async (misbehaviour) => {
    const asked = await begun('Accepted')
    simulator.misbehave(misbehaviour)
    await expect(inquire(asked)).rejects.toMatchObject(UNKNOWN)
  },
)

test('case 3: an answer that takes too long is no answer', async () => {
  const asked = await begun('Accepted')
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const impatient = new AbortController()
    setTimeout(() => impatient.abort(), 50)
    return impatient.signal
  })
  simulator.misbehave({ slow: 500 })
  await expect(inquire(asked))
    .rejects.toMatchObject(UNKNOWN)
    .finally(() => patience.mockRestore())
})

test('case 5: an answer about another payment says nothing of this one', async () => {
  const [asked, other] = [await begun(), await begun('Accepted')]
  simulator.misbehave({ otherInvoice: other.invoice })
  await expect(inquire(asked)).rejects.toMatchObject(UNKNOWN)
})

test('a wrong password finds nothing out, and is no word of the payment', async () => {
  const asked = await begun('Accepted')
  const stranger = gatewayWith({ KTC_PASSWORD: 'wrong' })
  await expect(inquire(asked, stranger)).rejects.toMatchObject(UNKNOWN)
})

const AMOUNTS = [
  [{ amount: '1.00' }, { amount: 100, currency: 'THB' }],
  [{ currency: '840' }, { amount: 129_050, currency: 'USD' }],
  [{ currency: '999' }, undefined],
  [{ amount: '1,290.50' }, undefined],
  [{ amount: '' }, undefined],
] as const

test.each(AMOUNTS)('[B5] case 7: %j is said as it is, by notice and inquiry', async (misbehaviour, money) => {
  const asked = await begun('Accepted')
  simulator.misbehave(misbehaviour)
  expect((await inquire(asked)).money).toEqual(money)
  const notice = await read(simulator.notice(asked.invoice).body)
  expect(notice?.finding?.state).toBe('paid')
  expect(notice?.finding?.money).toEqual(money)
})

test('[B5] case 12: the gateway reads exactly OK', () => {
  expect(gateway.acknowledgement).toBe('OK')
})

test('another currency than baht is never sent', async () => {
  await expect(gateway.start(ktcRequest({ amount: { amount: 1000, currency: 'USD' } }))).rejects.toThrow(
    RangeError,
  )
})

test('[B5] case 12: no secret gets into the log', async () => {
  const errors: unknown[] = []
  const asked = await begun('Accepted')
  for (const misbehaviour of [{ page: true }, { down: true }, { silent: true }, { huge: true }]) {
    simulator.misbehave(misbehaviour)
    for (const result of await Promise.allSettled([inquire(asked), refund(asked)]))
      if (result.status === 'rejected') errors.push(result.reason)
  }
  expect(errors).toHaveLength(8)
  for (const secret of Object.values(KTC_MERCHANT)) expect(logOf(errors)).not.toContain(secret)
})

test('half of the credentials make no gateway; paths are of the installation', () => {
  expect(ktcConfiguration({ ...env, KTC_MERCHANT_ID: '1' })).toBeNull()
  const credentials = { KTC_MERCHANT_ID: '1', KTC_LOGIN_ID: 'l', KTC_PASSWORD: 'p' }
  expect(ktcConfiguration({ ...env, ...credentials })?.apiUrl).toBe(`https://paygate.ktc.co.th${API_PATH}`)
})
