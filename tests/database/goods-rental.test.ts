import { expect, test } from 'vitest'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { deliverGoods, loseGoods, shipGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { statusesOf } from '../fixtures/checkout'
import { amountsOf, boughtGoods, newRental, requested } from '../fixtures/goods'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const nok = { staffMember: 'Nok' }
const DAY_MS = 86_400_000
const days = (count: number, from = new Date()) => new Date(from.getTime() + count * DAY_MS)

test('[B7] a deposit comes back with the thing, not with the end of the booking', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 2 })
  await expect(recordReturn(...buyer.ids, nok)).rejects.toMatchObject({ code: 'DEPOSIT_NOT_DUE' })
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  await completeBookings(days(9))
  expect(await statusesOf(buyer.order.id)).toEqual(['completed'])
  expect(await amountsOf(buyer)).toEqual([])
  await expect(requested(buyer)).rejects.toMatchObject({ code: 'GOODS_RETURN_CLOSED' })
  expect(await recordReturn(...buyer.ids, nok, days(9))).toMatchObject({
    price: { amount: 0 },
    deposit: { amount: 100_000 },
  })
  expect(await amountsOf(buyer)).toEqual(['100000 deposit'])
})

test('[B7] a device that comes back unused before its rental is refunded with its deposit', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 1 })
  await shipGoods(...buyer.ids, {}, nok)
  expect(await requested(buyer)).toMatchObject({ refund: { amount: 60_000 }, deposit: { amount: 50_000 } })
  // The fee is that of the request, however late the device arrives; until then the booking does not end.
  await completeBookings(days(9))
  expect(await statusesOf(buyer.order.id)).toEqual(['confirmed'])
  await recordReturn(...buyer.ids, { ...nok, withheld: 20_000, reason: 'scratched' }, days(9))
  expect((await amountsOf(buyer)).sort()).toEqual(['10000 returned', '30000 deposit'])
  expect(await statusesOf(buyer.order.id)).toEqual(['cancelled'])
})

test('[B7] a device that comes back during its rental ends the booking with the deposit only', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 1 })
  await deliverGoods(...buyer.ids, nok)
  await recordReturn(...buyer.ids, nok, days(7.5))
  expect(await statusesOf(buyer.order.id)).toEqual(['completed'])
  expect(await amountsOf(buyer)).toEqual(['50000 deposit'])
})

test('[B7] the deposit of a lost device is retained, and comes back if the device is found', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 1 })
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  await completeBookings(days(9))
  await loseGoods(...buyer.ids, nok, 'never returned')
  expect(await amountsOf(buyer)).toEqual([])
  expect((await recordReturn(...buyer.ids, nok, days(99))).deposit.amount).toBe(50_000)
})
