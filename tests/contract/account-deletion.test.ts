import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Order } from '@/lib/contract/orders'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { post, profileOf } from '../fixtures/accounts'
import { add, itemOf, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { waitForMails } from '../fixtures/mailbox'
import { signUp } from '../fixtures/people'
import { account, type Member, newMember } from '../fixtures/settings'

afterAll(closeDatabase)

/** An order that requires names, ages and passports. */
async function placeOrder(member: Member): Promise<Order> {
  const item = itemOf(
    await add(member, selectionOf(await newProduct({ questions: ['full_name', 'age', 'passport_number'] }))),
  )
  const { body } = await request('POST', '/api/orders', {
    token: member.token,
    headers: { 'idempotency-key': randomUUID() },
    json: {
      cart_item_ids: [item.id],
      lead: { first_name: 'Mali', last_name: 'Sky', email: member.person.email, phone: '081 234 5678' },
      details: {
        [item.id]: {
          travellers: [{ full_name: 'Mali Sky', age: 30, passport_number: 'AA1234567' }],
          answers: {},
        },
      },
      expected_total: item.total,
      accept_terms: true,
    },
  })
  return body.data as Order
}

/** Pays an order through the sandbox bank. */
async function pay(member: Member, order: Order): Promise<void> {
  const { token } = member
  const json = { payment_key: 'two_c2p' }
  const started = await request('POST', `/api/orders/${order.id}/payments`, { token, json })
  const { redirect } = started.body.data as { redirect: string }
  const invoice = new URL(redirect, 'http://shop.example').pathname.split('/').at(-1)
  await request('POST', `/api/sandbox/payments/${invoice}`, { token, json: { decision: 'approve' } })
  const { body } = await request('GET', `/api/orders/${order.id}/payment`, { token })
  expect((body.data as { state: string }).state).toBe('paid')
}

const remove = (member: Member, change: object = {}) =>
  account('DELETE', '', member, { json: { password: member.person.password, ...change } })

describe('data export', () => {
  test('[A9] contains the profile, sessions, cart, orders with traveller details, and support requests', async () => {
    const member = await newMember()
    const order = await placeOrder(member)
    await add(member, selectionOf(await newProduct()))
    await sql(
      `INSERT INTO support_requests (number, user_id, topic, name, email, message, locale)
       VALUES ($1, $2, 'other', 'Mali', $3, 'Where is the pier?', 'en')`,
      [`SUP-${randomUUID()}`, member.userId, member.person.email],
    )
    const { status, body } = await account('GET', '/data', member)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      profile: { email: member.person.email, first_name: 'Mali', mail_locale: 'en' },
      sessions: [{ current: true }],
      cart: [{ lines: [{ quantity: 1 }] }],
      orders: [
        {
          id: order.id,
          answers: [{ travellers: [{ name: 'Mali Sky', age: 30, passport_number: 'AA1234567' }] }],
        },
      ],
      support_requests: [{ message: 'Where is the pier?' }],
    })
    expect(JSON.stringify(body.data)).not.toContain('argon2')
  })

  test('[A9] contains no data of other users', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await placeOrder(other)
    const { body } = await account('GET', '/data', member)
    expect(body.data).toMatchObject({ cart: [], orders: [], support_requests: [] })
    expect(JSON.stringify(body.data)).not.toContain(other.person.email)
  })
})

describe('account deletion', () => {
  test('[A9] requires the password', async () => {
    const member = await newMember()
    const rejected = await remove(member, { password: 'sun over sea' })
    expect(rejected.body.errors).toEqual({ password: [translator('en')('errors.fields.password_wrong')] })
    expect(Object.keys((await remove(member, { password: '' })).body.errors ?? {})).toEqual(['password'])
    expect(await profileOf(member.token)).not.toBeNull()
  })

  test('[A9] ends every session, sends a confirmation mail, and frees the email address and the phone number', async () => {
    const member = await newMember()
    const { email, password } = member.person
    const otherSession = String((await post('login', { credential: email, password })).body.token)
    await add(member, selectionOf(await newProduct()))
    const { status, cookies } = await remove(member)
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/^access-token=; .*Max-Age=0/)
    expect([await profileOf(member.token), await profileOf(otherSession)]).toEqual([null, null])
    expect((await post('login', { credential: email, password })).body.code).toBe('CREDENTIALS_WRONG')
    for (const table of ['sessions', 'cart_items', 'profile_images'])
      expect(await rowsOf(`${table} WHERE user_id = $1`, [member.userId])).toBe(0)
    const [mail] = await waitForMails(email)
    expect(mail?.subject).toBe(translator('en')('mail.account_deleted.subject', { shop: 'Sunhop' }))
    await sql('DELETE FROM mailbox WHERE recipient = $1', [email])
    const again = await signUp(member.person)
    expect(again.status).toBe(200)
    expect(again.body.user?.id).not.toBe(member.userId)
  })

  test('[A9] is refused while an order is being paid', async () => {
    const member = await newMember()
    await placeOrder(member)
    for (const change of [{}, { give_up_bookings: true }]) {
      const { status, body } = await remove(member, change)
      expect([status, body.code]).toEqual([409, 'ORDER_OPEN'])
    }
    expect(await profileOf(member.token)).not.toBeNull()
  })

  test('[A9] asks for confirmation when bookings are upcoming; anonymizes the order and retains it', async () => {
    const member = await newMember()
    const order = await placeOrder(member)
    await pay(member, order)
    const first = await remove(member)
    expect([first.status, first.body.code, first.body.details]).toEqual([
      409,
      'UPCOMING_BOOKINGS',
      { count: 1 },
    ])
    expect((await remove(member, { give_up_bookings: true })).status).toBe(200)
    const [stored] = await sql<{ user_id: string | null; lead: object; total: string; vouchers: string }>(
      `SELECT user_id, lead, total, (SELECT count(*) FROM vouchers v JOIN bookings b ON b.id = v.booking_id
         WHERE b.order_id = o.id) AS vouchers
       FROM orders o WHERE id = $1`,
      [order.id],
    )
    expect(stored).toEqual({
      user_id: null,
      lead: { first_name: '', last_name: '', email: '', phone: '' },
      total: String(order.total.amount),
      vouchers: '1',
    })
    const people = await sql(
      `SELECT traveller_name, age, passport_number FROM unit_items u JOIN bookings b ON b.id = u.booking_id
       WHERE b.order_id = $1`,
      [order.id],
    )
    expect(people).toEqual([{ traveller_name: null, age: null, passport_number: null }])
    const other = await newMember()
    const seen = await request('GET', `/api/orders/${order.id}`, { token: other.token })
    expect([seen.status, seen.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
  })
})
