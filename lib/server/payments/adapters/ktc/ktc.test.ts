import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { API_PATH, KTC_MERCHANT, type SimulatedKtc, startKtc } from '@/tests/simulators/ktc'
import { logOf } from '@/tests/simulators/log-of'
import type { Gateway, PaymentRequest } from '../../port'
import { ktcConfiguration } from './configuration'
import { ktcGateway } from './index'

let simulator: SimulatedKtc
let invoices = 0

function gatewayWith(change: Partial<typeof env> = {}): Gateway {
  const configuration = ktcConfiguration({
    ...env,
    KTC_MERCHANT_ID: KTC_MERCHANT.merchantId,
    KTC_LOGIN_ID: KTC_MERCHANT.loginId,
    KTC_PASSWORD: KTC_MERCHANT.password,
    KTC_HASH_SECRET: KTC_MERCHANT.hashSecret,
    KTC_HOST: simulator.origin,
    ...change,
  })
  if (!configuration) throw new Error('the credentials make no gateway')
  return ktcGateway(configuration)
}

let gateway: Gateway
beforeAll(async () => {
  simulator = await startKtc()
  gateway = gatewayWith()
})
afterAll(() => simulator.stop())
beforeEach(() => simulator.misbehave({}))

function request(change: Partial<PaymentRequest> = {}): PaymentRequest {
  invoices += 1
  return {
    invoice: `SH${String(invoices).padStart(13, '0')}`,
    optionKey: 'ktc_credit_card',
    amount: { amount: 129_050, currency: 'THB' },
    description: 'SH-7Q4K-2612 · วัดพระแก้ว 大皇宫',
    returnPath: '/profile/orders/1?payment=returned',
    locale: 'th',
    ...change,
  }
}

/** What the browser does with the form. */
async function post(asked: PaymentRequest, change: Record<string, string> = {}): Promise<string> {
  const started = await gateway.start(asked)
  if (started.kind !== 'form') throw new Error('no form to post')
  const body = new URLSearchParams({ ...started.fields, ...change })
  return (await fetch(started.action, { method: 'POST', body })).text()
}

async function begun(orderStatus = 'Pending'): Promise<PaymentRequest> {
  const asked = request()
  await post(asked)
  simulator.decide(asked.invoice, orderStatus)
  return asked
}

const reference = ({ invoice }: PaymentRequest) => ({ invoice, gatewayReference: null })
const inquire = (asked: PaymentRequest) => gateway.inquire(reference(asked))
const read = async (body: string, by = gateway) => by.readNotice?.({ body, headers: new Headers() })
const UNKNOWN = { code: 'UNAVAILABLE' }

test('[B4] the browser posts a form for exactly the amount, which the gateway takes', async () => {
  const asked = request()
  expect(await post(asked)).toContain('Pay 1290.50')
  const { fields } = (await gateway.start(asked)) as { fields: Record<string, string> }
  expect(fields).toMatchObject({ orderRef: asked.invoice, currCode: '764', payType: 'N', TxType: 'Retail' })
  for (const url of [fields.successUrl, fields.failUrl, fields.cancelUrl])
    expect(url).toContain(encodeURIComponent(asked.returnPath))
})

test('[B5] case 5: a form that was changed on the way is refused', async () => {
  expect(await post(request(), { amount: '1.00' })).not.toContain('Pay')
})

test('[B4] Alipay is asked for by name; cards only as the contract calls them', async () => {
  await post(request({ optionKey: 'ktc_alipay' }))
  expect(simulator.books.at(-1)?.payMethod).toBe('ALIPAY')
  await post(request())
  expect(simulator.books.at(-1)?.payMethod).toBe('')
  const started = await gatewayWith({ KTC_CARD_PAY_METHOD: 'CC' }).start(request())
  expect(started).toMatchObject({ fields: { payMethod: 'CC' } })
})

test('case 1: the same payment begun twice is the same form', async () => {
  const asked = request()
  expect(await gateway.start(asked)).toEqual(await gateway.start(asked))
})

test('without a secret the form has no hash', async () => {
  const started = await gatewayWith({ KTC_HASH_SECRET: undefined }).start(request())
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
  expect(await inquire(request())).toEqual({ state: 'pending' })
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
  await expect(stranger.inquire(reference(asked))).rejects.toMatchObject(UNKNOWN)
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

test.each([
  ['0', 'paid'],
  ['1', 'failed'],
  ['7', 'pending'],
  ['', 'pending'],
  ['toString', 'pending'],
])('[B5] a signed notice with the code %j says %s', async (code, state) => {
  const { invoice } = await begun()
  for (const words of [{}, { lowerCase: true }, { before: 'a'.repeat(40) }])
    expect(await read(simulator.notice(invoice, code, words).body)).toEqual({
      invoice,
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      finding: {
        state,
        money: { amount: 129_050, currency: 'THB' },
        gatewayReference: simulator.books.at(-1)?.payRef,
      },
    })
})

test.each([
  ['without a hash', { unsigned: true }],
  ['with an empty one', { change: { secureHash: '' } }],
  ['with a wrong one', { change: { secureHash: 'a'.repeat(40) } }],
  ['with many wrong ones', { before: Array.from({ length: 10 }, () => 'a'.repeat(40)).join(',') }],
  ['with another amount', { change: { Amt: '1.00' } }],
  ['with another currency', { change: { Cur: '840' } }],
  ['about another order', { change: { Ref: 'SH0000000000000' } }],
  ['with another code', { change: { successcode: '1' } }],
  ['with another reference', { change: { PayRef: '9' } }],
  ['with a name twice', { change: { ref: 'SH0000000000000' } }],
])('[B5] case 5: a notice %s is refused', async (_, words) => {
  const { invoice } = await begun('Accepted')
  expect(await read(simulator.notice(invoice, '0', words).body)).toBeNull()
})

test('[B5] case 5: a notice that another merchant signed is refused', async () => {
  const { invoice } = await begun('Accepted')
  simulator.misbehave({ foreignSecret: true })
  expect(await read(simulator.notice(invoice).body)).toBeNull()
})

test('[B5] case 6: without a secret every notice is a hint and finds nothing', async () => {
  const unsigned = gatewayWith({ KTC_HASH_SECRET: undefined })
  const { invoice } = await begun('Accepted')
  for (const words of [{}, { unsigned: true }]) {
    const notice = await read(simulator.notice(invoice, '0', words).body, unsigned)
    expect(notice).toEqual({ invoice, eventId: expect.stringMatching(/^hint-/) })
  }
})

test('[B5] case 4: the same notice is the same event; one about another try is not', async () => {
  const asked = await begun('Rejected')
  const first = await read(simulator.notice(asked.invoice, '1').body)
  const again = await read(simulator.notice(asked.invoice, '1', { lowerCase: true }).body)
  expect(again?.eventId).toBe(first?.eventId)
  await post(asked)
  expect((await read(simulator.notice(asked.invoice, '1').body))?.eventId).not.toBe(first?.eventId)
})

test.each([
  '',
  '{}',
  'ref=',
  'Ref=%00',
  `Ref=${'S'.repeat(36)}`,
  '%%%=%',
  `Ref=SH1&remark=${'x'.repeat(20_000)}`,
])('case 12: the notice %.40j makes no sense', async (body) => {
  expect(await read(body)).toBeNull()
  expect(await read(body, gatewayWith({ KTC_HASH_SECRET: undefined }))).toBeNull()
})

test('case 12: no notice whatever makes the reader stumble', async () => {
  const word = fc.constantFrom('ref=SH1', 'Ref=SH1', 'secureHash=', ',', '&', '=', '%', '%C3', '\0', '大')
  const body = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join('')),
  )
  await fc.assert(fc.asyncProperty(body, async (text) => (await read(text)) === null))
})

test('[B5] case 12: the gateway reads exactly OK', () => {
  expect(gateway.acknowledgement).toBe('OK')
})

test('case 12: refunds are for a person until the contract says how', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
  expect(gatewayWith({ KTC_REFUND_ACTION: 'RequestRefund' }).refunds).toBe('full')
})

const WHOLE = { amount: 129_050, currency: 'THB' } as const

const refund = async (asked: PaymentRequest, amount: { amount: number; currency: 'THB' } = WHOLE) =>
  gatewayWith({ KTC_REFUND_ACTION: 'RequestRefund' }).refund?.(reference(asked), amount, 'key')

test('[B5] case 12: a refund is asked for once, and done when the books say so', async () => {
  const asked = await begun('Accepted')
  const payRef = simulator.books.at(-1)?.payRef
  expect(await refund(asked)).toEqual({ state: 'pending', gatewayReference: payRef })
  expect(await refund(asked)).toEqual({ state: 'pending' })
  simulator.decide(asked.invoice, 'Refunded')
  expect(await refund(asked)).toEqual({ state: 'done', gatewayReference: payRef })
  expect(simulator.books.at(-1)?.refundsAsked).toEqual(['1290.50'])
})

test('[B5] case 12: a refund that was taken up without an answer is not asked for again', async () => {
  const asked = await begun('Accepted')
  simulator.misbehave({ silent: true, only: 'refund' })
  await expect(refund(asked)).rejects.toMatchObject(UNKNOWN)
  simulator.misbehave({})
  expect(await refund(asked)).toEqual({ state: 'pending' })
  expect(simulator.books.at(-1)?.refundsAsked).toEqual(['1290.50'])
})

test('[B5] case 12: only the whole of what was paid goes back', async () => {
  const asked = await begun('Accepted')
  expect(await refund(asked, { amount: 100, currency: 'THB' })).toEqual({ state: 'pending' })
  expect(await refund(await begun('Rejected'))).toEqual({ state: 'pending' })
  expect(
    simulator.books.flatMap(({ ref, refundsAsked }) => (ref === asked.invoice ? refundsAsked : [])),
  ).toEqual([])
})

test('another currency than baht is never sent', async () => {
  await expect(gateway.start(request({ amount: { amount: 1000, currency: 'USD' } }))).rejects.toThrow(
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
