import { expect, test } from 'vitest'
import type { Money } from '@/lib/domain/money'
import { stripeShop } from '@/tests/fixtures/stripe-shop'
import { stripeRefund } from './refund'

const { simulator, gateway, started } = await stripeShop()

const thb = (amount: number) => ({ amount, currency: 'THB' as const })

/** A paid payment of ฿1,290.50. */
async function paid() {
  const payment = await started()
  simulator.decide(payment.invoice, 'paid')
  return { ...payment, gatewayReference: simulator.page(payment.invoice).intent?.id ?? null }
}

type Payment = Awaited<ReturnType<typeof paid>>

/** Keys are unique in the account. */
const keyOf = ({ invoice }: Payment, name: string) => `${invoice}-${name}`

const refund = async (payment: Payment, money: Money, name: string) =>
  gateway.refund?.(payment, money, keyOf(payment, name))

const fetched = async (payment: Payment, name: string) => gateway.fetchRefund?.(payment, keyOf(payment, name))

const madeOf = ({ gatewayReference }: { gatewayReference: string | null }) =>
  simulator.refunds.filter(({ payment_intent }) => payment_intent === gatewayReference)

test('case 12: refunds in parts, each once by its key, never more than was captured', async () => {
  const payment = await paid()
  expect(await refund(payment, thb(50_000), 'first')).toEqual({
    state: 'succeeded',
    gatewayReference: madeOf(payment)[0]?.id,
  })
  await refund(payment, thb(50_000), 'first')
  expect(await refund(payment, thb(29_050), 'second')).toMatchObject({ state: 'succeeded' })
  expect(await refund(payment, thb(100_000), 'third')).toEqual({ state: 'failed' })
  expect(madeOf(payment).map(({ amount }) => amount)).toEqual([29_050, 50_000])
  expect(await refund(payment, thb(50_000), 'rest')).toMatchObject({ state: 'succeeded' })
  expect(await refund(payment, thb(1), 'more')).toEqual({ state: 'failed' })
})

test('case 12: a refund is found among many of the same capture', async () => {
  const payment = await paid()
  for (let n = 0; n < 45; n++) await refund(payment, thb(100), `part-${n}`)
  const first = madeOf(payment).at(-1)
  expect(await fetched(payment, 'part-0')).toEqual({
    state: 'succeeded',
    gatewayReference: first?.id,
  })
})

test.each([
  ['pending', 'processing'],
  ['requires_action', 'processing'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['toString', 'processing'],
])('case 12: a refund that Stripe calls %s is %s', async (refundStatus, state) => {
  const payment = await paid()
  simulator.misbehave({ refundStatus })
  expect(await refund(payment, thb(129_050), 'whole')).toMatchObject({ state })
  expect(await fetched(payment, 'whole')).toMatchObject({ state })
})

test('case 12: a refund under way is queried, and not made again', async () => {
  const payment = await paid()
  simulator.misbehave({ refundStatus: 'pending' })
  await refund(payment, thb(129_050), 'whole')
  const [made] = madeOf(payment)
  Object.assign(made ?? {}, { status: 'failed' })
  expect(await fetched(payment, 'whole')).toEqual({
    state: 'failed',
    gatewayReference: made?.id,
  })
  expect(madeOf(payment)).toHaveLength(1)
})

test('case 12: a refund that has failed can be requested again', async () => {
  const payment = await paid()
  simulator.misbehave({ refundStatus: 'failed' })
  await refund(payment, thb(129_050), 'whole')
  simulator.misbehave({})
  expect(await refund(payment, thb(129_050), 'whole')).toMatchObject({ state: 'succeeded' })
  expect(await fetched(payment, 'whole')).toMatchObject({ state: 'succeeded' })
  expect(madeOf(payment).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
})

test('case 12: a refused refund is refused for its key, and can be requested again', async () => {
  const payment = await paid()
  const again = (failures: number) =>
    gateway.refund?.(payment, thb(129_050), keyOf(payment, 'refused'), failures)
  simulator.misbehave({ refundRefusal: { type: 'invalid_request_error', message: 'balance', status: 400 } })
  expect(await again(0)).toEqual({ state: 'failed' })
  simulator.misbehave({})
  expect(await again(0)).toEqual({ state: 'failed' })
  expect(await again(1)).toMatchObject({ state: 'succeeded' })
  expect(madeOf(payment)).toHaveLength(1)
})

test('case 3: a refund whose response was lost is made only once', async () => {
  const payment = await paid()
  const list = await fetched(payment, 'whole')
  expect(list).toEqual({ state: 'processing' })
  simulator.misbehave({ silent: true })
  await expect(refund(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  simulator.misbehave({})
  await Promise.all([1, 2, 3].map(() => refund(payment, thb(129_050), 'whole')))
  expect(madeOf(payment)).toHaveLength(1)
})

test('case 12: a refund of an unknown capture, or of none, has failed', async () => {
  const payment = await paid()
  expect(await refund({ ...payment, gatewayReference: 'pi_unknown' }, thb(1), 'key')).toEqual({
    state: 'failed',
  })
  expect(await refund({ ...payment, gatewayReference: null }, thb(1), 'key')).toEqual({
    state: 'failed',
  })
})

test.each([401, 403, 409, 429, 500])(
  'case 3: after the status %i a refund is neither made nor failed',
  async (status) => {
    const payment = await paid()
    simulator.misbehave({ refusal: { status, type: 'api_error', message: 'no' } })
    await expect(refund(payment, thb(1), 'key')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  },
)

test.each(['refund.created', 'refund.updated', 'refund.failed'])(
  '%s names the shop’s refund',
  async (type) => {
    const payment = await paid()
    await refund(payment, thb(100), 'the-key')
    const [made] = madeOf(payment)
    if (!made) throw new Error('no refund')
    expect(await gateway.readNotification?.(simulator.refundNotification(made, type))).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      refundKey: keyOf(payment, 'the-key'),
      captureReference: payment.gatewayReference,
      refunded: { state: 'succeeded', gatewayReference: made.id },
      money: { amount: made.amount, currency: 'THB' },
    })
  },
)

test('a refund from the portal has no key', async () => {
  const payment = await paid()
  const made = simulator.refundInPortal(payment.invoice, 500)
  expect(stripeRefund.parse(made)).toMatchObject({ payment_intent: payment.gatewayReference })
  expect(await gateway.readNotification?.(simulator.event('refund.created', made))).toMatchObject({
    refundKey: null,
  })
})
