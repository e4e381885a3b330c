import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { closeDatabase } from '@/lib/server/db/client'
import { sql } from '../fixtures/database'
import { baseUrl, type RequestOptions, request } from '../fixtures/http'
import { formOf, newOrder, numberOf, send } from '../fixtures/support'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

describe('[R14] the thread of a request', () => {
  const messagesPath = (number: string) => `/api/support/requests/${number}/messages`
  const writeOn = (number: string, message: unknown, options: RequestOptions = {}) =>
    request('POST', messagesPath(number), {
      json: { message },
      headers: { 'idempotency-key': randomUUID() },
      ...options,
    })

  test('its owner reads it and writes on; others and signed-out visitors do not', async () => {
    const visitor = await newVisitor()
    const order = await newOrder(visitor)
    const sent = await send(formOf({ order_id: order.id }), { token: visitor.token })
    const number = numberOf(sent)
    const { reply_due_at: dueAt } = sent.body.data as { reply_due_at: string }
    expect(new Date(dueAt).getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000)
    const written = await writeOn(number, '  And now? ', { token: visitor.token })
    expect(written.status).toBe(200)
    const { body, headers } = await request('GET', '/api/support/requests', { token: visitor.token })
    expect(body.data).toEqual({ items: [written.body.data] })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(written.body.data).toMatchObject({
      number,
      order: { id: order.id, reference: order.reference },
      awaiting_reply: true,
      reply_due_at: dueAt,
      messages: [{ author: 'customer', text: 'The boat did not come.' }, { text: 'And now?' }],
    })
    const other = await newVisitor()
    const foreign = await writeOn(number, 'Mine', { token: other.token })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SUPPORT_REQUEST_NOT_FOUND'])
    const listed = await request('GET', '/api/support/requests', { token: other.token })
    expect(listed.body.data).toEqual({ items: [] })
    expect((await request('GET', '/api/support/requests')).status).toBe(401)
    expect((await writeOn(number, 'Mine')).status).toBe(401)
    const crossOrigin = await writeOn(number, 'x', { token: visitor.token, origin: 'https://evil.example' })
    expect(crossOrigin.status).toBe(403)
  })

  test('a file is for its owner to save, under its name and as nothing else', async () => {
    const visitor = await newVisitor()
    const number = numberOf(await send(formOf(), { token: visitor.token }))
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      `WITH message AS (INSERT INTO support_messages (id, request_id, author, text, is_by_mail)
          SELECT gen_random_uuid(), id, 'customer', 'Here.', true FROM support_requests WHERE number = $1 RETURNING id)
        INSERT INTO support_files (id, message_id, name, type, content)
          SELECT gen_random_uuid(), id, 'สลิป "1".pdf', 'application/pdf', '%PDF-1.7' FROM message RETURNING id`,
      [number],
    )
    const path = `/api/support/requests/${number}/files/${id}`
    const saved = await fetch(new URL(path, baseUrl()), {
      headers: { cookie: `access-token=${visitor.token}` },
    })
    expect([saved.status, await saved.text()]).toEqual([200, '%PDF-1.7'])
    const { headers } = saved
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="____ _1_.pdf"; filename*=UTF-8''%E0%B8%AA%E0%B8%A5%E0%B8%B4%E0%B8%9B%20%221%22.pdf`,
    )
    const other = await newVisitor()
    const foreign = await request('GET', path, { token: other.token })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SUPPORT_FILE_NOT_FOUND'])
    expect((await request('GET', path)).status).toBe(401)
  })

  test('a message is required, limited in length, and needs a key', async () => {
    const visitor = await newVisitor()
    const number = numberOf(await send(formOf(), { token: visitor.token }))
    for (const message of ['', ' \n ', 'x'.repeat(4001), 'Ma\0li', undefined, 7]) {
      const { status, body } = await writeOn(number, message, { token: visitor.token })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['message']])
    }
    const { status } = await writeOn(number, 'x', { token: visitor.token, headers: {} })
    expect(status).toBe(422)
  })

  test('limits the messages of an account', async () => {
    const visitor = await newVisitor()
    const number = numberOf(await send(formOf(), { token: visitor.token }))
    const statuses = []
    for (let n = 0; n < 10; n++)
      statuses.push((await writeOn(number, `${n}`, { token: visitor.token })).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  })

  test('[A9] the data export has both sides', async () => {
    const visitor = await newVisitor()
    const number = numberOf(await send(formOf(), { token: visitor.token }))
    await writeOn(number, 'And now?', { token: visitor.token })
    const { body } = await request('GET', '/api/account/data', { token: visitor.token })
    expect(body.data).toMatchObject({
      support_requests: [{ number, replies: [{ author: 'customer', text: 'And now?' }] }],
    })
  })
})
