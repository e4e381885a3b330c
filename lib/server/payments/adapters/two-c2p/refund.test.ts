import { expect, test } from 'vitest'
import type { Currency } from '@/lib/domain/currency'
import { twoC2pShop } from '@/tests/fixtures/two-c2p-shop'
import { keyPair } from '@/tests/simulators/two-c2p-messages'

const { simulator, begun, refunding } = await twoC2pShop()
const gateway = refunding()

const thb = (amount: number): { amount: number; currency: Currency } => ({ amount, currency: 'THB' })

/** A paid payment of 1290.50 baht. */
async function paid({ settled }: { settled: boolean }) {
  const { invoice } = await begun({ description: 'SH-7Q4K-2612 & more <for two>' })
  simulator.decide(invoice, '0000')
  if (settled) simulator.settle()
  return { invoice, gatewayReference: null }
}

const givenBack = (invoice: string) => [...(simulator.books.get(invoice)?.refunds.values() ?? [])]

test('case 12: parts of a settled payment go back, each once for its key', async () => {
  const payment = await paid({ settled: true })
  expect(gateway.refunds).toBe('partial')
  expect(await gateway.refund?.(payment, thb(40_025), 'first')).toEqual({
    state: 'done',
    gatewayReference: `R${payment.invoice}`,
  })
  expect(await gateway.refund?.(payment, thb(40_025), 'first')).toMatchObject({ state: 'done' })
  expect(await gateway.refund?.(payment, thb(89_025), 'second')).toMatchObject({ state: 'done' })
  expect(givenBack(payment.invoice)).toEqual([400.25, 890.25])
})

test('case 12: more than was paid does not go back', async () => {
  const payment = await paid({ settled: true })
  await gateway.refund?.(payment, thb(100_000), 'first')
  expect(await gateway.refund?.(payment, thb(100_000), 'second')).toMatchObject({ state: 'pending' })
  expect(givenBack(payment.invoice)).toEqual([1000])
})

test('case 12: before it is settled the whole of a payment is voided, once', async () => {
  const payment = await paid({ settled: false })
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'done' })
  expect(simulator.books.get(payment.invoice)).toMatchObject({ voided: true })
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'done' })
})

test('case 12: before it is settled a part waits, and goes back afterwards', async () => {
  const payment = await paid({ settled: false })
  expect(await gateway.refund?.(payment, thb(50_000), 'part')).toEqual({
    state: 'pending',
    gatewayReference: undefined,
  })
  expect(simulator.books.get(payment.invoice)).toMatchObject({ voided: false })
  simulator.settle()
  expect(await gateway.refund?.(payment, thb(50_000), 'part')).toMatchObject({ state: 'done' })
  expect(givenBack(payment.invoice)).toEqual([500])
})

test('case 12: what the gateway has not decided is pending, and then resolves', async () => {
  const payment = await paid({ settled: true })
  simulator.misbehave({ undecided: true })
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'pending' })
  simulator.misbehave({})
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'done' })
})

test('case 3: a refund that was made and not answered is made once', async () => {
  const payment = await paid({ settled: true })
  simulator.misbehave({ silent: true })
  await expect(gateway.refund?.(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  simulator.misbehave({})
  expect(await gateway.refund?.(payment, thb(129_050), 'whole')).toMatchObject({ state: 'done' })
  expect(givenBack(payment.invoice)).toEqual([1290.5])
})

test('case 12: a payment that the gateway does not know cannot be given back', async () => {
  const unknown = { invoice: 'SRNEVERBEGUN000', gatewayReference: null }
  expect(await gateway.refund?.(unknown, thb(100), 'key')).toMatchObject({ state: 'failed' })
})

test('case 5: an answer that somebody else signed says nothing', async () => {
  const payment = await paid({ settled: true })
  simulator.misbehave({ foreignSecret: true })
  await expect(gateway.refund?.(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('what is sealed for somebody else is not read by the gateway', async () => {
  const payment = await paid({ settled: true })
  const stranger = refunding(keyPair().publicKey)
  await expect(stranger.refund?.(payment, thb(129_050), 'whole')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(givenBack(payment.invoice)).toEqual([])
})
