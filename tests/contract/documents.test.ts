import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '@/lib/contract/orders'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { confirmedOrder, placedOrder } from '../fixtures/confirmed-order'
import { baseUrl, request } from '../fixtures/http'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

const pathsOf = ({ id, bookings: [booking] }: Order) => ({
  voucher: `/api/orders/${id}/bookings/${booking?.id}/voucher.pdf`,
  calendar: `/api/orders/${id}/bookings/${booking?.id}/calendar.ics`,
  receipt: `/api/orders/${id}/receipt.pdf`,
})

const fetchFile = ({ token }: VisitorFixture, path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, baseUrl()), { headers: { cookie: `access-token=${token}`, ...headers } })

test.each(LOCALES)('[B7] voucher and receipt are PDFs, kept by their version (%s)', async (locale) => {
  const visitor = await newVisitor()
  const order = await confirmedOrder(visitor, await newProduct(), 2)
  const { voucher, receipt } = pathsOf(order)
  for (const path of [voucher, receipt]) {
    const answer = await fetchFile(visitor, `${path}?locale=${locale}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="SH-[\w-]+\.pdf"$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain(`/Count ${path === voucher ? 3 : 1}`)
    const again = await fetchFile(visitor, `${path}?locale=${locale}`, {
      'if-none-match': answer.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  }
})

test('[B7] a calendar entry is at the venue’s moment, in UTC', async () => {
  const visitor = await newVisitor()
  const sold = await newProduct()
  const order = await confirmedOrder(visitor, sold)
  const answer = await fetchFile(visitor, pathsOf(order).calendar)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  // 10:00 in Bangkok.
  expect(text).toContain(`DTSTART:${sold.date?.replaceAll('-', '')}T030000Z`)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text).toContain('STATUS:CONFIRMED')
})

test.each(LOCALES)('[B7] another person’s papers do not exist (%s)', async (locale) => {
  const [owner, thief] = [await newVisitor(), await newVisitor()]
  const order = await confirmedOrder(owner, await newProduct())
  for (const path of Object.values(pathsOf(order))) {
    const stolen = await request('GET', path, { token: thief.token, locale })
    expect([stolen.status, stolen.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(stolen.body.message).toBe(translator(locale)('errors.ORDER_NOT_FOUND'))
    const nobody = await request('GET', path, { locale })
    expect(nobody.status).toBe(401)
  }
  const other = `/api/orders/${order.id}/bookings/${randomUUID()}/voucher.pdf`
  const unknown = await request('GET', other, { token: owner.token, locale })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
})

test.each(LOCALES)('[B7] before it is paid there is no voucher and no receipt (%s)', async (locale) => {
  const visitor = await newVisitor()
  const { voucher, calendar, receipt } = pathsOf(await placedOrder(visitor, await newProduct()))
  for (const [path, code] of [
    [voucher, 'VOUCHER_NOT_ISSUED'],
    [calendar, 'VOUCHER_NOT_ISSUED'],
    [receipt, 'RECEIPT_NOT_PAID'],
  ] as const) {
    const { status, body } = await request('GET', path, { token: visitor.token, locale })
    expect([status, body.code, body.message]).toEqual([409, code, translator(locale)(`errors.${code}`)])
  }
})

test('[B7] a PDF asked for again and again is refused after a while, and the shop goes on', async () => {
  const visitor = await newVisitor()
  const { voucher } = pathsOf(await confirmedOrder(visitor, await newProduct()))
  const statuses: number[] = []
  for (let round = 0; round < 10; round++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => {
          const answer = await fetchFile(visitor, voucher)
          await answer.arrayBuffer()
          return answer.status
        }),
      )),
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(80)
  const refused = await request('GET', voucher, { token: visitor.token })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const list = await request('GET', '/api/orders', { token: visitor.token })
  expect(list.status).toBe(200)
}, 60_000)
