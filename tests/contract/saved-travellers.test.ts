import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { SavedTraveller } from '@/lib/contract/travellers'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { fill, formOf, place } from '../fixtures/ordering'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

const PATH = '/api/account/travellers'

async function saved({ token }: VisitorFixture): Promise<SavedTraveller[]> {
  return (await request('GET', PATH, { token })).body.data as SavedTraveller[]
}

/** An order whose only traveller is marked to be saved. */
async function orderFor(visitor: VisitorFixture, traveller: object) {
  const sold = await newProduct({ questions: ['full_name', 'passport_number'] })
  const item = await fill(visitor, sold)
  return place(visitor, formOf(item, { details: { [item.id]: { travellers: [traveller], answers: {} } } }))
}

const SUDA = { full_name: 'Suda Rak', passport_number: 'AA1234567' }

test('[B5] a saved traveller is offered at the next order, and only to its user', async () => {
  const visitor = await newVisitor()
  expect((await orderFor(visitor, SUDA)).status).toBe(200)
  expect(await saved(visitor)).toEqual([])
  expect((await orderFor(visitor, { ...SUDA, save: true })).status).toBe(200)
  await orderFor(visitor, { full_name: 'Nok Rak', passport_number: 'BB7654321', save: true })
  expect(await saved(visitor)).toMatchObject([{ full_name: 'Nok Rak' }, SUDA])
  await orderFor(visitor, { full_name: 'SUDA RAK', passport_number: 'AA9999999', save: true })
  expect(await saved(visitor)).toMatchObject([
    { full_name: 'SUDA RAK', passport_number: 'AA9999999' },
    { full_name: 'Nok Rak' },
  ])
  await orderFor(visitor, { full_name: 'nok rak', passport_number: 'CC7654321' })
  expect(await saved(visitor)).toMatchObject([
    { full_name: 'Nok Rak', passport_number: 'BB7654321' },
    { full_name: 'SUDA RAK' },
  ])
  expect(await saved(await newVisitor())).toEqual([])
})

test('[B5] a rejected order saves no travellers', async () => {
  const visitor = await newVisitor()
  const item = await fill(visitor, await newProduct({ questions: ['full_name'] }))
  const { status } = await place(
    visitor,
    formOf(item, {
      details: { [item.id]: { travellers: [{ full_name: 'Suda', save: true }], answers: {} } },
      expected_total: { ...item.total, amount: 1 },
    }),
  )
  expect([status, await saved(visitor)]).toEqual([409, []])
})

test('[B5] saves at most twenty travellers, and the order still succeeds', async () => {
  const visitor = await newVisitor()
  await sql(
    `INSERT INTO saved_travellers (user_id, full_name) SELECT $1, 'Traveller ' || n FROM generate_series(1, 20) n`,
    [visitor.userId],
  )
  expect((await orderFor(visitor, { ...SUDA, save: true })).status).toBe(200)
  const names = (await saved(visitor)).map(({ full_name }) => full_name)
  expect([names.length, names.includes(SUDA.full_name)]).toEqual([20, false])
})

test('[A9] travellers can be renamed and deleted; orders retain the names they were placed with', async () => {
  const visitor = await newVisitor()
  await orderFor(visitor, { ...SUDA, save: true })
  await orderFor(visitor, { full_name: 'Nok Rak', passport_number: 'BB7654321', save: true })
  const [nok, suda] = await saved(visitor)
  const { token } = visitor
  const change = (id: string | undefined, json: object) => request('PATCH', `${PATH}/${id}`, { token, json })
  const renamed = await change(suda?.id, { full_name: ' Suda Rakdee ', passport_number: '' })
  expect(renamed.body.data).toEqual({
    id: suda?.id,
    full_name: 'Suda Rakdee',
    passport_number: null,
    nationality: null,
    national_id_number: null,
  })
  const taken = await change(nok?.id, { full_name: 'suda rakdee' })
  expect([taken.status, taken.body.code]).toEqual([409, 'TRAVELLER_EXISTS'])
  expect((await change(nok?.id, { full_name: '  ' })).status).toBe(422)
  expect((await request('DELETE', `${PATH}/${nok?.id}`, { token, json: {} })).status).toBe(200)
  expect(await saved(visitor)).toMatchObject([{ full_name: 'Suda Rakdee' }])
  const booked = `unit_items u JOIN bookings b ON b.id = u.booking_id JOIN orders o ON o.id = b.order_id
    WHERE o.user_id = $1 AND u.traveller_name IN ('Suda Rak', 'Nok Rak')`
  expect(await rowsOf(booked, [visitor.userId])).toBe(2)
})

test.each(LOCALES)('[A9] another user’s traveller does not exist (%s)', async (locale) => {
  const [owner, other] = [await newVisitor(), await newVisitor()]
  await orderFor(owner, { ...SUDA, save: true })
  const [suda] = await saved(owner)
  for (const id of [suda?.id, randomUUID(), 'nonsense'])
    for (const method of ['PATCH', 'DELETE']) {
      const { status, body } = await request(method, `${PATH}/${id}`, {
        token: other.token,
        locale,
        json: method === 'PATCH' ? { full_name: 'Thief' } : {},
      })
      expect([status, body.code]).toEqual([404, 'TRAVELLER_NOT_FOUND'])
      expect(body.message).toBe(translator(locale)('errors.TRAVELLER_NOT_FOUND'))
    }
  expect(await saved(owner)).toMatchObject([SUDA])
  expect((await request('GET', PATH, { locale })).status).toBe(401)
})

test('[A9] the data export contains travellers; account deletion removes them', async () => {
  const visitor = await newVisitor()
  await orderFor(visitor, { ...SUDA, save: true })
  const { body } = await request('GET', '/api/account/data', { token: visitor.token })
  expect(body.data).toMatchObject({ travellers: [SUDA] })
  await sql('UPDATE orders SET user_id = NULL, lead = $2 WHERE user_id = $1', [
    visitor.userId,
    JSON.stringify({ first_name: '', last_name: '', email: '', phone: '' }),
  ])
  await sql('DELETE FROM users WHERE id = $1', [visitor.userId])
  expect(await rowsOf('saved_travellers WHERE user_id = $1', [visitor.userId])).toBe(0)
})
