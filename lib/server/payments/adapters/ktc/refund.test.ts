import { expect, test } from 'vitest'
import { ktcShop } from '@/tests/fixtures/ktc-shop'

const { simulator, begun, gateway, gatewayWith, refund } = await ktcShop()
const UNKNOWN = { code: 'UNAVAILABLE' }

test('case 12: refunds are for a person until the contract says how', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
  expect(gatewayWith({ KTC_REFUND_ACTION: 'RequestRefund' }).refunds).toBe('full')
})

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
  expect(await refund(asked, 100)).toEqual({ state: 'pending' })
  expect(await refund(await begun('Rejected'))).toEqual({ state: 'pending' })
  expect(
    simulator.books.flatMap(({ ref, refundsAsked }) => (ref === asked.invoice ? refundsAsked : [])),
  ).toEqual([])
})
