import { expect, test } from 'vitest'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { getProduct } from '@/lib/server/catalog/service'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

/** What a product says of its only option. */
async function stateOf(productId: string) {
  const { data } = await getProduct(productId, { locale: 'en', currency: 'THB' })
  const [option] = data.options
  return [option?.availability, option?.from.until]
}

/** The next dates of a product's only option. */
async function nextDatesOf(productId: string) {
  const { data } = await getProduct(productId, { locale: 'en', currency: 'THB' })
  return data.options.flatMap(({ next_dates }) => next_dates)
}

const setSlots = (optionId: string, change: string) =>
  sql(`UPDATE slots SET ${change} WHERE option_id = $1`, [optionId])

test('[C4] [N3] an option says what is left of it, and its last bookable day at the lowest price', async () => {
  const { productId, optionId, date } = await newProduct()
  expect(await stateOf(productId)).toEqual(['available', date])
  await setSlots(optionId, 'sold = capacity - 2')
  expect(await stateOf(productId)).toEqual(['few', date])
  await setSlots(optionId, 'sold = capacity')
  expect(await stateOf(productId)).toEqual(['sold_out', undefined])
  await setSlots(optionId, 'sold = 0, closed = true')
  expect(await stateOf(productId)).toEqual(['closed', undefined])
})

test('[C4] [N3] the lowest price holds until the last day that has it', async () => {
  const { productId, optionId, date } = await newProduct({
    nights: [5, 5, 5],
    inventory: 'NIGHTLY',
    dateMode: 'DATE_RANGE',
  })
  await sql("UPDATE prices SET to_date = $2::date WHERE option_id = $1 AND unit_code = 'ADULT'", [
    optionId,
    date,
  ])
  await sql(
    `INSERT INTO prices (option_id, unit_code, from_date, to_date, amount, currency)
     VALUES ($1, 'ADULT', $2::date + 1, '9999-12-31', 200000, 'THB')`,
    [optionId, date],
  )
  expect(await stateOf(productId)).toEqual(['available', date])
})

test('[C4] [N3] without a limit it holds as far as days can be booked; a stock can run out', async () => {
  const last = lastBookableDay(todayIn('Asia/Bangkok'))
  const free = await newProduct({ dateMode: 'DATE', inventory: 'FREESALE' })
  expect(await stateOf(free.productId)).toEqual(['available', last])
  const stock = await newProduct({ dateMode: 'NONE', inventory: 'STOCK', capacity: 20 })
  expect(await stateOf(stock.productId)).toEqual(['available', last])
  await setSlots(stock.optionId, 'sold = capacity')
  expect(await stateOf(stock.productId)).toEqual(['sold_out', last])
})

test('[C4] [N3] an option names its first three bookable days', async () => {
  const { productId, optionId, date } = await newProduct({ nights: [5, 5, 5, 5, 5, 5] })
  if (date === null) throw new Error('no date')
  const days = [0, 1, 2, 3, 4, 5].map((later) => addDays(date, later))
  expect(await nextDatesOf(productId)).toEqual(days.slice(0, 3))
  const change = (day: string | undefined, text: string) =>
    sql(`UPDATE slots SET ${text} WHERE option_id = $1 AND local_date = $2`, [optionId, day])
  await change(days[0], 'sold = capacity')
  await change(days[1], 'closed = true')
  await sql(
    "INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity) SELECT option_id, local_date, '14:00', starts_at, 5 FROM slots WHERE option_id = $1 AND local_date = $2",
    [optionId, days[2]],
  )
  await sql("UPDATE prices SET to_date = $2 WHERE option_id = $1 AND unit_code = 'ADULT'", [
    optionId,
    days[4],
  ])
  expect(await nextDatesOf(productId)).toEqual(days.slice(2, 5))
})

test('[C4] [N3] a day past its cut-off is not named, without a limit the days begin today, a stock has none', async () => {
  const today = todayIn('Asia/Bangkok')
  const past = await newProduct({ nights: [5, 5], day: 0, cutoffMinutes: 2 * 24 * 60 })
  expect(await nextDatesOf(past.productId)).toEqual([])
  const free = await newProduct({ dateMode: 'DATE', inventory: 'FREESALE' })
  expect(await nextDatesOf(free.productId)).toEqual([0, 1, 2].map((later) => addDays(today, later)))
  const stock = await newProduct({ dateMode: 'NONE', inventory: 'STOCK', capacity: 20 })
  expect(await nextDatesOf(stock.productId)).toEqual([])
})
