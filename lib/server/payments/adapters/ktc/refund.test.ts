import { expect, test } from 'vitest'
import { ktcShop } from '@/tests/fixtures/ktc-shop'

const { simulator, started, gateway, gatewayWith, refund } = await ktcShop()
const UNKNOWN = { code: 'UNAVAILABLE' }

test('case 12: refunds are manual unless a refund action is configured', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
  expect(gatewayWith({ KTC_REFUND_ACTION: 'RequestRefund' }).refunds).toBe('full')
})

test('[B5] case 12: requests a refund once, and it is done when the records say so', async () => {
  const payment = await started('Accepted')
  const payRef = simulator.books.at(-1)?.payRef
  expect(await refund(payment)).toEqual({ state: 'processing', gatewayReference: payRef })
  expect(await refund(payment)).toEqual({ state: 'processing' })
  simulator.decide(payment.invoice, 'Refunded')
  expect(await refund(payment)).toEqual({ state: 'succeeded', gatewayReference: payRef })
  expect(simulator.books.at(-1)?.refundsAsked).toEqual(['1290.50'])
})

test('[B5] case 12: does not repeat a refund request whose response was lost', async () => {
  const payment = await started('Accepted')
  simulator.misbehave({ silent: true, only: 'refund' })
  await expect(refund(payment)).rejects.toMatchObject(UNKNOWN)
  simulator.misbehave({})
  expect(await refund(payment)).toEqual({ state: 'processing' })
  expect(simulator.books.at(-1)?.refundsAsked).toEqual(['1290.50'])
})

test('[B5] case 12: refunds only a paid record, and only in full', async () => {
  const payment = await started('Accepted')
  expect(await refund(payment, 100)).toEqual({ state: 'processing' })
  expect(await refund(await started('Rejected'))).toEqual({ state: 'processing' })
  expect(
    simulator.books.flatMap(({ ref, refundsAsked }) => (ref === payment.invoice ? refundsAsked : [])),
  ).toEqual([])
})
