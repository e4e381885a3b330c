import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { SUPPORT_TOPICS } from '@/lib/domain/support'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { mailsTo, waitForMails } from '../fixtures/mailbox'
import { formOf, newEmail, newOrder, numberOf, send } from '../fixtures/support'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

interface Row {
  number: string
  user_id: string | null
  order_id: string | null
  topic: string
  name: string
  message: string
  locale: string
}

const rowsOf = (email: string) => sql<Row>('SELECT * FROM support_requests WHERE email = $1', [email])

describe('[R14] support requests', () => {
  test.each(LOCALES)('in %s: stores the request under a number and sends a mail', async (locale) => {
    const form = formOf({ email: `  ${newEmail().toUpperCase()} `, name: '  มะลิ 天空 ' })
    const email = form.email.trim().toLowerCase()
    const response = await send(form, { locale })
    expect([response.status, response.body.result]).toEqual([200, true])
    expect(numberOf(response)).toMatch(/^SUP-[0-9A-Z]{4}-\d{4}$/)
    expect(await rowsOf(email)).toMatchObject([
      {
        number: numberOf(response),
        user_id: null,
        order_id: null,
        topic: 'booking',
        name: 'มะลิ 天空',
        message: form.message,
        locale,
      },
    ])
    const [mail, ...more] = await waitForMails(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(
      translator(locale)('mail.support_received.subject', { number: numberOf(response), shop: 'Sunhop' }),
    )
    expect(mail?.text).toContain(numberOf(response))
  })

  test('the mail repeats only the typed name: it may reach another person', async () => {
    const form = formOf({ message: 'Buy at https://spam.example' })
    await send(form)
    const [mail] = await waitForMails(form.email)
    expect(`${mail?.html}${mail?.text}`).not.toContain('spam.example')
  })

  test('an order number typed while signed out is stored with the message and never looked up', async () => {
    const form = formOf({ order_reference: ' SH-7Q4K-2612 ' })
    expect((await send(form)).status).toBe(200)
    expect(await rowsOf(form.email)).toMatchObject([
      { order_id: null, message: `[SH-7Q4K-2612]\n\n${form.message}` },
    ])
  })

  test('a signed-in user refers to one of their own orders', async () => {
    const visitor = await newVisitor()
    const order = await newOrder(visitor)
    const form = formOf({ order_id: order.id, order_reference: 'ignored' })
    expect((await send(form, { token: visitor.token })).status).toBe(200)
    expect(await rowsOf(form.email)).toMatchObject([
      { user_id: visitor.userId, order_id: order.id, message: form.message },
    ])
  })

  test('another user’s order reads like one that does not exist', async () => {
    const visitor = await newVisitor()
    const foreign = await newOrder(await newVisitor())
    const responses = []
    for (const order_id of [foreign.id, randomUUID(), 'nonsense'])
      for (const token of [visitor.token, undefined]) {
        const form = formOf({ order_id })
        const { status, body } = await send(form, { token })
        responses.push(JSON.stringify([status, body]))
        expect(await rowsOf(form.email)).toEqual([])
        expect(await mailsTo(form.email)).toEqual([])
      }
    expect(new Set(responses).size).toBe(1)
    expect(responses[0]).toContain(translator('en')('errors.fields.order'))
  })

  test('the same key and text is the same request; another text is a conflict', async () => {
    const form = formOf()
    const options = { headers: { 'idempotency-key': randomUUID() } }
    const first = await send(form, options)
    const again = await send(form, options)
    expect(again.body).toEqual(first.body)
    const other = await send({ ...form, message: 'Something else' }, options)
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    expect(await rowsOf(form.email)).toHaveLength(1)
    await waitForMails(form.email)
    expect(await mailsTo(form.email)).toHaveLength(1)
  })

  test('a double click creates one request', async () => {
    const form = formOf()
    const options = { headers: { 'idempotency-key': randomUUID() } }
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(form, options)))
    expect(new Set(responses.map(numberOf)).size).toBe(1)
    expect(await rowsOf(form.email)).toHaveLength(1)
  })

  test('the key of another visitor gives no access', async () => {
    const [one, two] = [await newVisitor(), await newVisitor()]
    const options = { headers: { 'idempotency-key': randomUUID() } }
    const form = formOf()
    const first = await send(form, { ...options, token: one.token })
    const second = await send(form, { ...options, token: two.token })
    expect(numberOf(second)).not.toBe(numberOf(first))
  })

  test('limits an account to ten requests an hour, whatever the address', async () => {
    const { token } = await newVisitor()
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await send(formOf(), { token })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('limits an address to ten mails an hour', async () => {
    const email = newEmail()
    for (let n = 0; n < 10; n++) expect((await send(formOf({ email }))).status).toBe(200)
    const limited = await send(formOf({ email }))
    expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rowsOf(email)).toHaveLength(10)
  })

  test('rejects another origin', async () => {
    const form = formOf()
    const { status, body } = await send(form, { origin: 'https://evil.example' })
    expect([status, body.code]).toEqual([403, 'CROSS_ORIGIN'])
    expect(await rowsOf(form.email)).toEqual([])
  })

  test('requires an idempotency key', async () => {
    const { status, body } = await send(formOf(), { headers: {} })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['idempotency-key']])
  })

  test.each(SUPPORT_TOPICS)('accepts the topic %s', async (topic) => {
    expect((await send(formOf({ topic }))).status).toBe(200)
  })

  const long = (length: number) => 'x'.repeat(length)
  test.each([
    ['topic', 'required', { topic: '' }, {}],
    ['topic', 'required', { topic: undefined }, {}],
    ['topic', 'invalid', { topic: 'gossip' }, {}],
    ['name', 'required', { name: '   ' }, {}],
    ['name', 'too_long', { name: long(121) }, { limit: 120 }],
    ['name', 'invalid', { name: 'Ma\0li' }, {}],
    ['email', 'email', { email: 'mali' }, {}],
    ['email', 'required', { email: '' }, {}],
    ['email', 'email', { email: 'a@example.com\r\nBcc: b@example.com' }, {}],
    ['email', 'too_long', { email: `${long(250)}@example.com` }, { limit: 254 }],
    ['message', 'required', { message: ' \n ' }, {}],
    ['message', 'required', { message: undefined }, {}],
    ['message', 'too_long', { message: long(4001) }, { limit: 4000 }],
    ['message', 'invalid', { message: 'half \ud83c' }, {}],
    ['message', 'invalid', { message: ['Hello'] }, {}],
    ['order_reference', 'too_long', { order_reference: long(41) }, { limit: 40 }],
    ['order_id', 'invalid', { order_id: 7 }, {}],
  ])('[E3] rejects a wrong %s at its field: %s', async (field, problem, change, values) => {
    for (const locale of LOCALES) {
      const { status, body } = await send(formOf(change), { locale })
      expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
      expect(body.errors?.[field]).toContain(translator(locale)(`errors.fields.${problem}`, values))
    }
  })

  test.each([
    ['markup and braces', '<script>alert(1)</script> & “quotes” {name}'],
    ['SQL', "'; DROP TABLE support_requests; --"],
    ['several scripts and lines', 'ภาษาไทย 中文 🏝️ \t tabs\r\nand lines'],
    ['the maximum length', long(4000)],
  ])('accepts a message of %s', async (_, message) => {
    const form = formOf({ message, name: '<b>{name}</b>' })
    expect((await send(form)).status).toBe(200)
    expect(await rowsOf(form.email)).toMatchObject([{ message: message.trim() }])
    const [mail] = await waitForMails(form.email)
    expect(mail?.html).not.toContain('<b>{name}')
  })

  test('extra and prototype-polluting keys change nothing', async () => {
    const form = formOf()
    const body = JSON.stringify({ ...form, number: 'SUP-MINE', user_id: randomUUID(), id: randomUUID() })
    const polluted = body.replace('{', '{"__proto__":{"polluted":true},')
    const response = await request('POST', '/api/support', {
      body: polluted,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(response.status).toBe(200)
    expect(await rowsOf(form.email)).toMatchObject([{ user_id: null, number: numberOf(response) }])
    expect(numberOf(response)).not.toBe('SUP-MINE')
  })
})
