import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runReviews } from '@/lib/cli/run-reviews'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { database } from '@/lib/server/db/client'
import { hideReview, insertReview, removeReview } from '@/lib/server/reviews/repo'
import * as reviews from '@/lib/server/reviews/service'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, rowsOf, statusesOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { completedBooking, confirmedBooking } from '../fixtures/reviews'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const TEXT = 'Quiet in the morning, and the guide knew every tree.'

const insert = (row: { bookingId: string; productId: string; userId: string }, score = 5, change = '') =>
  sql(
    `INSERT INTO reviews (booking_id, product_id, user_id, score, text, language${change && ', created_at'})
     VALUES ($1, $2, $3, $4, '${TEXT}', 'en'${change && `, now() - interval '${change}'`})`,
    [row.bookingId, row.productId, row.userId, score],
  )

async function ratingOf(productId: string) {
  const [row] = await sql<{ rating_sum: number; rating_count: number }>(
    'SELECT rating_sum, rating_count FROM products WHERE id = $1',
    [productId],
  )
  return row && [row.rating_sum, row.rating_count]
}

test('[R5] the database accepts one review of a completed booking, by its owner', async () => {
  const sold = await newProduct()
  const confirmed = await confirmedBooking(sold)
  await expect(insert(confirmed)).rejects.toMatchObject({ constraint: 'reviews_completed' })
  await sql(`UPDATE bookings SET status = 'completed' WHERE id = $1`, [confirmed.bookingId])
  const otherUser = await newUser()
  await expect(insert({ ...confirmed, userId: otherUser })).rejects.toMatchObject({
    constraint: 'reviews_own_booking',
  })
  const other = await newProduct()
  await expect(insert({ ...confirmed, productId: other.productId })).rejects.toMatchObject({
    constraint: 'reviews_own_booking',
  })
  for (const score of [0, 6])
    await expect(insert(confirmed, score)).rejects.toMatchObject({ constraint: 'reviews_score' })
  await insert(confirmed)
  await expect(insert(confirmed)).rejects.toMatchObject({ constraint: 'reviews_booking' })
  await expect(
    sql('UPDATE reviews SET user_id = $2 WHERE booking_id = $1', [confirmed.bookingId, otherUser]),
  ).rejects.toMatchObject({ constraint: 'reviews_terms' })
})

test('[R5] a review can be changed for 30 days, in the code and in the database', async () => {
  const booked = await completedBooking(await newProduct())
  await insert(booked, 4, '31 days')
  await expect(
    sql('UPDATE reviews SET score = 5 WHERE booking_id = $1', [booked.bookingId]),
  ).rejects.toMatchObject({ constraint: 'reviews_editable' })
  const [row] = await sql<{ id: string }>('SELECT id FROM reviews WHERE booking_id = $1', [booked.bookingId])
  const review = { score: 5, text: TEXT, language: 'en' as const }
  await expect(reviews.editReview(row?.id ?? '', review, contextOf(booked.userId))).rejects.toMatchObject({
    code: 'REVIEW_TOO_LATE',
  })
})

test('the rating matches the visible reviews, also after concurrent writes', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct({ capacity: 20 })
  const booked = []
  for (let n = 0; n < 8; n++) booked.push(await completedBooking(sold))
  await Promise.all(booked.map((row, n) => insert(row, (n % 5) + 1)))
  expect(await ratingOf(sold.productId)).toEqual([1 + 2 + 3 + 4 + 5 + 1 + 2 + 3, 8])
  const written = await sql<{ id: string; score: number }>(
    'SELECT id, score FROM reviews WHERE product_id = $1 ORDER BY score',
    [sold.productId],
  )
  const [first, second, third] = written.map(({ id }) => id)
  await Promise.all([
    sql('UPDATE reviews SET score = 5 WHERE id = $1', [first]),
    sql('DELETE FROM reviews WHERE id = $1', [second]),
    hideReview(third ?? '', { at: new Date(), reason: 'names a member of staff' }),
  ])
  expect(await ratingOf(sold.productId)).toEqual([21 - 1 + 5 - 1 - 2, 6])
  await hideReview(third ?? '', null)
  expect(await ratingOf(sold.productId)).toEqual([24, 7])
})

test('a hidden review is not listed, and cannot be deleted and rewritten', async () => {
  const sold = await newProduct()
  const booked = await completedBooking(sold)
  const row = await insertReview({ ...booked, score: 1, text: TEXT, language: 'en' })
  if (!row) throw new Error('no review')
  await hideReview(row.id, { at: new Date(), reason: 'advertisement' })
  const { data } = await reviews.listReviews({ id: sold.productId, page: 1, limit: 6, sort: 'newest' })
  expect(data).toMatchObject({ items: [], rating: null, distribution: [0, 0, 0, 0, 0] })
  await database().transaction(async (db) => removeReview(db, { ...row, hiddenAt: new Date() }))
  await expect(
    reviews.writeReview(
      { booking_id: booked.bookingId, score: 1, text: TEXT, language: 'en' },
      contextOf(booked.userId),
    ),
  ).rejects.toMatchObject({ code: 'REVIEW_EXISTS' })
  expect(await rowsOf('reviews WHERE text = $1 AND booking_id = $2', [TEXT, booked.bookingId])).toBe(0)
})

test('reviews are sorted, filtered and paged; a deleted account leaves an anonymous guest', async () => {
  const sold = await newProduct({ capacity: 20 })
  const languages = ['en', 'th', 'en', 'ja'] as const
  const booked = []
  for (const [n, language] of languages.entries()) {
    const guest = await completedBooking(sold)
    booked.push(guest)
    await insertReview({ ...guest, score: n + 2, text: TEXT, language, createdAt: new Date(Date.now() + n) })
  }
  const read = async (query: object) => {
    const base = { id: sold.productId, page: 1, limit: 6, sort: 'newest' as const }
    return (await reviews.listReviews({ ...base, ...query })).data
  }
  const scores = async (query: object) => (await read(query)).items.map(({ score }) => score)
  expect(await scores({})).toEqual([5, 4, 3, 2])
  expect(await scores({ sort: 'lowest' })).toEqual([2, 3, 4, 5])
  expect(await scores({ sort: 'highest', language: 'en' })).toEqual([4, 2])
  expect(await scores({ score: 3 })).toEqual([3])
  expect(await scores({ limit: 3, page: 2 })).toEqual([2])
  expect(await read({ language: 'en' })).toMatchObject({
    meta: { total: 2, current_page: 1, last_page: 1 },
    rating: { average: 3.5, count: 4 },
    distribution: [0, 1, 1, 1, 1],
    languages: [
      { code: 'en', count: 2 },
      { code: 'ja', count: 1 },
      { code: 'th', count: 1 },
    ],
  })
  const none = '{"first_name":"","last_name":"","email":"","phone":""}'
  await sql('UPDATE orders SET lead = $2 WHERE user_id = $1', [booked[3]?.userId, none])
  await sql('DELETE FROM users WHERE id = $1', [booked[3]?.userId])
  expect((await read({})).items.map(({ author }) => author)).toEqual([null, 'Mali S.', 'Mali S.', 'Mali S.'])
})

test('[B6] the system completes ended bookings, the venue redeemed ones; the others wait', async () => {
  const [ended, redeemed, ahead] = [
    await confirmedBooking(await newProduct({ day: 1 })),
    await confirmedBooking(await newProduct({ day: 30 })),
    await confirmedBooking(await newProduct({ day: 30 })),
  ]
  const undated = await confirmedBooking(await newProduct({ dateMode: 'NONE', inventory: 'STOCK' }))
  await sql('UPDATE vouchers SET redeemed_at = now() WHERE booking_id = $1', [redeemed.bookingId])
  const [{ day } = { day: '' }] = await sql<{ day: string }>(
    'SELECT local_date::text AS day FROM bookings WHERE id = $1',
    [ended.bookingId],
  )
  const midnight = new Date(`${day}T24:00:00+07:00`)
  await completeBookings(new Date(midnight.getTime() - 1))
  expect(await statusesOf(ended.orderId)).toEqual(['confirmed'])
  expect(await statusesOf(redeemed.orderId)).toEqual(['completed'])
  await completeBookings(midnight)
  expect(await statusesOf(ended.orderId)).toEqual(['completed'])
  for (const { orderId } of [ahead, undated]) expect(await statusesOf(orderId)).toEqual(['confirmed'])
  const actors = await sql<{ actor: string; reason: string }>(
    `SELECT actor, reason FROM booking_status_history WHERE to_status = 'completed' AND booking_id = ANY($1) ORDER BY actor`,
    [[ended.bookingId, redeemed.bookingId]],
  )
  expect(actors).toEqual([
    { actor: 'system', reason: 'service has ended' },
    { actor: 'venue', reason: 'redeemed' },
  ])
})

test('[R5] staff hide a review by its id with a reason, and show it again', async () => {
  const booked = await completedBooking(await newProduct())
  await insert(booked, 4)
  const [row] = await sql<{ id: string }>('SELECT id FROM reviews WHERE booking_id = $1', [booked.bookingId])
  const run = (...args: string[]) => commandHere(runReviews, ...args)
  const hidden = () =>
    sql('SELECT hidden_reason FROM reviews WHERE id = $1 AND hidden_at IS NOT NULL', [row?.id])
  const changes = () =>
    rowsOf("catalog_changes WHERE array_to_string(tags, ' ') LIKE '%' || $1 || '%'", [booked.productId])

  const reason = 'It names a member of the staff'
  expect(await run('hide', row?.id ?? '', '--reason', reason)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Hidden: a review of ${booked.productId}`),
  })
  expect(await hidden()).toEqual([{ hidden_reason: reason }])
  expect(await ratingOf(booked.productId)).toEqual([0, 0])
  expect(await changes()).toBe(1)

  expect(await run('show', row?.id ?? '')).toMatchObject({ code: 0 })
  expect(await hidden()).toEqual([])
  expect(await ratingOf(booked.productId)).toEqual([4, 1])
  expect(await changes()).toBe(2)

  const unknown = randomUUID()
  expect(await run('hide', unknown, '--reason', reason)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`There is no review ${unknown}`),
  })
})
