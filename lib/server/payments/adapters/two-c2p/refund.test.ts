import { expect, test } from 'vitest'
import type { Currency } from '@/lib/domain/currency'
import { twoC2pShop } from '@/tests/fixtures/two-c2p-shop'
import { keyPair } from '@/tests/simulators/two-c2p-messages'

const { simulator, started, refunding } = await twoC2pShop()
const gateway = refunding()

const thb = (amount: number): { amount: number; currency: Currency } => ({ amount, currency: 'THB' })

/** A paid payment of ฿1,290.50. */
async function paid({ settled }: { settled: boolean }) {
  const { invoice } = await started({ description: 'SH-7Q4K-2612 & more <for two>' })
  simulator.decide(invoice, '0000')
  if (settled) simulator.settle()
  return { invoice, gatewayReference: null }
}

const refundedAmounts = (invoice: string) => [...(simulator.books.get(invoice)?.refunds.values() ?? [])]

test('case 12: refunds a settled payment in parts, each once per key', async () => {
  const payment = await paid({ settled: true })
  expect(gateway.refunds).toBe('partial')
  expect(await gateway.refund?.(payment, thb(40_025), 'first')).toEqual({
    state: 'succeeded',
    gatewayReference: `R${payment.invoice}`,
  })
  expect(await gateway.refund?.(payment, thb(40_025), 'first')).toMatchObject({ state: 'succeeded' })
  expect(await gateway.refund?.(payment, thb(89_025), 'second')).toMatchObject({ state: 'succeeded' })
  expect(refundedAmounts(payment.invoice)).toEqual([400.25, 890.25])
})

test('case 12: does not refund more than was paid', async () => {
  const payment = await paid({ settled: true })
  await gateway.refund?.(payment, thb(100_000), 'first')
  expect(await gateway.refund?.(payment, thb(100_000), 'second')).toMatchObject({ state: 'processing' })
  expect(refundedAmounts(payment.invoice)).toEqual([1000])
})

test('case 12: voids an unsettled payment in full, once', async () => {
  const payment = await paid({ settled: false })
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'succeeded' })
  expect(simulator.books.get(payment.invoice)).toMatchObject({ voided: true })
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'succeeded' })
})

test('case 12: a partial refund of an unsettled payment is pending and succeeds after settlement', async () => {
  const payment = await paid({ settled: false })
  expect(await gateway.refund?.(payment, thb(50_000), 'part')).toEqual({
    state: 'processing',
    gatewayReference: undefined,
  })
  expect(simulator.books.get(payment.invoice)).toMatchObject({ voided: false })
  simulator.settle()
  expect(await gateway.refund?.(payment, thb(50_000), 'part')).toMatchObject({ state: 'succeeded' })
  expect(refundedAmounts(payment.invoice)).toEqual([500])
})

test('case 12: an undecided refund is pending and resolves later', async () => {
  const payment = await paid({ settled: true })
  simulator.misbehave({ refundCode: '42' })
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'processing' })
  simulator.misbehave({})
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'succeeded' })
})

test.each(['16', '41', '43', '44', '45', '46', '54'])(
  'case 12: a refund that 2C2P refuses with code %s has failed at once',
  async (refundCode) => {
    const payment = await paid({ settled: true })
    simulator.misbehave({ refundCode })
    expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'failed' })
  },
)

test('case 3: a refund whose response was lost is made only once', async () => {
  const payment = await paid({ settled: true })
  simulator.misbehave({ silent: true })
  await expect(gateway.refund?.(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  simulator.misbehave({})
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'succeeded' })
  expect(refundedAmounts(payment.invoice)).toEqual([1290.5])
})

test('case 12: refunding a payment unknown to the gateway fails', async () => {
  const unknown = { invoice: 'SRNEVERBEGUN000', gatewayReference: null }
  expect(await gateway.refund?.(unknown, thb(100), 'key')).toMatchObject({ state: 'failed' })
})

test('case 5: rejects a response signed with another key', async () => {
  const payment = await paid({ settled: true })
  simulator.misbehave({ foreignSecret: true })
  await expect(gateway.refund?.(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('the gateway rejects a request encrypted for another key', async () => {
  const payment = await paid({ settled: true })
  const misconfigured = refunding(keyPair().publicKey)
  await expect(misconfigured.refund?.(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(refundedAmounts(payment.invoice)).toEqual([])
})
