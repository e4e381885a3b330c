import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runReviews } from '@/lib/cli/run-reviews'
import { hideReview } from '@/lib/server/reviews/repo'
import * as reviews from '@/lib/server/reviews/service'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { completedBooking } from '../fixtures/reviews'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const folder = mkdtempSync(join(tmpdir(), 'sunhop-reviews-'))

function file(name: string, content: string | object[]): string {
  const path = join(folder, name)
  writeFileSync(
    path,
    typeof content === 'string' ? content : JSON.stringify({ version: 1, reviews: content }),
  )
  return path
}

const run = (...args: string[]) => commandHere(runReviews, ...args)

const entry = (product: string, id: string, change: object = {}) => ({
  source: `Wanderly ${product}`,
  source_id: id,
  product,
  author: 'Anna K.',
  score: 4,
  text: 'Great!',
  language: 'de',
  date: '2026-03-04',
  verified: true,
  ...change,
})

async function pageOf(id: string) {
  const { data } = await reviews.listReviews({ id, page: 1, limit: 6, sort: 'newest' })
  return data
}

const changesOf = (productId: string) =>
  rowsOf("catalog_changes WHERE array_to_string(tags, ' ') LIKE '%reviews:' || $1 || '%'", [productId])

test('[R5] imported reviews show their source; the rating has all, and the shop’s own beside it', async () => {
  const booked = await completedBooking(await newProduct())
  const { productId } = booked
  await sql(
    `INSERT INTO reviews (booking_id, product_id, user_id, score, text, language)
     VALUES ($1, $2, $3, 5, 'Quiet in the morning.', 'en')`,
    [booked.bookingId, productId, booked.userId],
  )
  const url = 'https://wanderly.example/r/1'
  const path = file('all.json', [entry(productId, '1', { url }), entry(productId, '2', { score: 3 })])
  expect(await run('import', path)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Reviews: 2 created, 0 changed, 0 unchanged, 0 removed'),
  })
  const page = await pageOf(productId)
  expect(page).toMatchObject({
    rating: { average: 4, count: 3 },
    own_rating: { average: 5, count: 1 },
    distribution: [0, 0, 1, 1, 1],
  })
  const [own, ...imported] = page.items
  expect(own).toMatchObject({ author: 'Mali S.', source: null, edited: false })
  for (const review of imported) expect(review).toMatchObject({ author: 'Anna K.', edited: false })
  expect(new Set(imported.map(({ source }) => source?.url))).toEqual(new Set([null, url]))
  expect(page.items.at(-1)?.created_at).toBe('2026-03-04T12:00:00.000Z')
  expect(await sql('SELECT rating_sum, rating_count FROM products WHERE id = $1', [productId])).toEqual([
    { rating_sum: 12, rating_count: 3 },
  ])
  expect(await changesOf(productId)).toBe(1)
})

test('[R5] a second import changes only what differs, and a hidden review stays hidden', async () => {
  const { productId } = await newProduct()
  const first = ['1', '2', '3'].map((id) => entry(productId, id))
  await run('import', file('first.json', first))
  expect((await run('import', file('first.json', first))).out).toContain(
    '0 created, 0 changed, 3 unchanged, 0 removed',
  )
  expect(await changesOf(productId)).toBe(1)
  const hidden = await sql<{ id: string }>(
    'SELECT id FROM reviews WHERE product_id = $1 AND source_id = $2',
    [productId, '3'],
  )
  await hideReview(hidden[0]?.id ?? '', { at: new Date(), reason: 'advertisement' })
  const second = file('second.json', [
    entry(productId, '1', { score: 1, date: '2025-01-02' }),
    entry(productId, '4'),
  ])
  expect((await run('import', second, '--remove-missing', '--dry-run')).out).toContain(
    '1 created, 1 changed, 0 unchanged, 1 removed',
  )
  expect((await pageOf(productId)).rating).toEqual({ average: 4, count: 2 })
  expect((await run('import', second, '--remove-missing')).out).toContain(
    '1 created, 1 changed, 0 unchanged, 1 removed',
  )
  expect(await pageOf(productId)).toMatchObject({
    rating: { average: 2.5, count: 2 },
    own_rating: null,
    items: [{ score: 4 }, { score: 1, created_at: '2025-01-02T12:00:00.000Z', edited: false }],
  })
  await run('import', file('first.json', first))
  expect((await pageOf(productId)).rating?.count).toBe(3)
})

test('a CSV file is read with its line numbers; all problems are named, and nothing is written', async () => {
  const { productId } = await newProduct()
  const header = 'source,source_id,url,product,author,score,text,language,date,verified'
  const source = `Wanderly ${productId}`
  const good = file(
    'good.CSV',
    `\uFEFF${header}\r\n${source},1,,${productId},,5,"Two lines,\r\nand a comma",ja,2026-03-04,TRUE\r\n`,
  )
  expect(await run('import', good)).toMatchObject({ code: 0 })
  expect((await pageOf(productId)).items).toMatchObject([
    { author: null, text: 'Two lines,\nand a comma', source: { name: source, url: null } },
  ])
  const bad = file(
    'bad.csv',
    [
      header,
      `${source},2,http://plain.example,${productId},,6,Good,xx,2026-13-04,no`,
      `${source},3,,${productId},,5,,en,2026-03-04,true`,
    ].join('\n'),
  )
  const { code, errors } = await run('import', bad)
  expect(code).toBe(1)
  for (const line of [
    'bad.csv:2:1 reviews[0].url: must be an absolute https URL',
    'bad.csv:2:1 reviews[0].score: must be ≤ 5',
    'bad.csv:2:1 reviews[0].verified: must be true: only verified reviews can be imported',
    'bad.csv:3:1 reviews[1].text: is missing',
    'Nothing was written.',
  ])
    expect(errors).toContain(line)
  const other = await newProduct()
  const mistaken = file('mistaken.json', [
    entry(productId, '5'),
    entry(productId, '5', { product: 'nothing' }),
    entry(productId, '6', { date: '2999-01-01' }),
    { ...entry(other.productId, '1'), source },
  ])
  const refused = await run('import', mistaken)
  for (const message of [
    'reviews[1].source_id: is a duplicate of this source',
    'reviews[1].product: there is no such product',
    'reviews[2].date: must not be in the future',
    `reviews[3].product: was imported for ${productId}`,
  ])
    expect(refused.errors).toContain(message)
  expect((await run('import', file('broken.csv', `${header}\n"open`))).code).toBe(1)
  expect((await run('import', join(folder, 'absent.json'))).errors).toContain('ENOENT')
  expect((await pageOf(productId)).meta.total).toBe(1)
})

test('the database accepts a review from a source or of a booking, and moves none', async () => {
  const { productId } = await newProduct()
  const insert = (columns: string, values: string) =>
    sql(
      `INSERT INTO reviews (product_id, score, text, language, ${columns}) VALUES ($1, 4, 'Good', 'en', ${values})`,
      [productId],
    )
  await expect(insert('source', `'Wanderly'`)).rejects.toMatchObject({ constraint: 'reviews_origin' })
  await expect(
    insert('source, source_id, source_url', `'Wanderly', 'x', 'javascript:1'`),
  ).rejects.toMatchObject({ constraint: 'reviews_source_lengths' })
  await insert('source, source_id', `'Wanderly', '${productId}'`)
  await expect(insert('source, source_id', `'Wanderly', '${productId}'`)).rejects.toMatchObject({
    constraint: 'reviews_source',
  })
  const other = await newProduct()
  await expect(
    sql('UPDATE reviews SET product_id = $2 WHERE source_id = $1', [productId, other.productId]),
  ).rejects.toMatchObject({ constraint: 'reviews_terms' })
})

test('the schema of the file is printed', async () => {
  const { code, out } = await run('schema')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ title: 'Sunhop reviews', required: ['version', 'reviews'] })
})
