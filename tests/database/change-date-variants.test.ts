import { expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/instant'
import { addDays } from '@/lib/domain/local-date'
import { addToCart } from '@/lib/server/cart/service'
import { bought, cancelled, refundsOf } from '../fixtures/cancelling'
import { newUser } from '../fixtures/catalog'
import { dateChanged, dateQuoted, newDays, paidOrder, priceFrom } from '../fixtures/changing'
import { contextOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { newLine, thereAndBack } from '../fixtures/transport'

withShopDatabase()
withoutMails()

test('[B7] the difference of an order in another currency is refunded in that of the charge', async () => {
  const sold = await newDays()
  const second = addDays(sold.date ?? '', 1)
  await priceFrom(sold, second, 80_000)
  const buyer = await bought([[sold]], { currency: 'USD', key: 'ktc_credit_card' })
  const charge = buyer.order.payment?.charge
  expect(charge?.currency).toBe('THB')
  const quote = await dateQuoted(buyer, { date: second })
  expect(quote).toMatchObject({
    price_before: { currency: 'USD' },
    price_after: { currency: 'USD' },
    refund: { amount: 20_000, currency: 'THB' },
  })
  await dateChanged(buyer, { date: second })
  await cancelled(buyer)
  const refunded = (await refundsOf(buyer.order.id)).map(({ amount }) => amount)
  expect(refunded).toEqual([20_000, (charge?.amount ?? 0) - 20_000])
})

test('[B7] a promo code keeps its share of the price', async () => {
  const sold = await newDays()
  const second = addDays(sold.date ?? '', 1)
  await priceFrom(sold, second, 80_000)
  const buyer = await bought([[sold]])
  // As if a code had taken off a tenth.
  await sql(
    `SET session_replication_role = replica;
      UPDATE bookings SET lines = jsonb_set(lines, '{0,discount}', '10000') WHERE order_id = '${buyer.order.id}'`,
    [],
  )
  expect(await dateQuoted(buyer, { date: second })).toMatchObject({
    price_before: { amount: 90_000 },
    price_after: { amount: 72_000 },
  })
})

test('[B7] the outward trip moves before its return, which keeps its seats', async () => {
  const trip = await newLine()
  const later = addDays(trip.date, 1)
  await sql('UPDATE options SET changes = \'{"dateHours":24,"namesHours":null}\' WHERE id = $1', [
    trip.optionId,
  ])
  await sql(
    'INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity) VALUES ($1, $2, $3, $4, 5)',
    [trip.optionId, later, '10:00', instantOf(later, '10:00', 'Asia/Bangkok')],
  )
  const userId = await newUser()
  const { data } = await addToCart(thereAndBack(trip), contextOf(userId))
  const buyer = await paidOrder(userId, data.item.id)
  const order = await dateChanged(buyer, { date: later })
  expect(order.bookings[0]?.legs.map(({ date }) => date)).toEqual([later, trip.backDate])
  const sold = async () =>
    (
      await sql<{ sold: number }>(
        'SELECT sold FROM slots WHERE option_id IN ($1, $2) ORDER BY option_id = $2, local_date',
        [trip.optionId, trip.backId],
      )
    ).map((slot) => slot.sold)
  expect(await sold()).toEqual([0, 1, 1])
  await cancelled(buyer)
  expect(await sold()).toEqual([0, 0, 0])
})
