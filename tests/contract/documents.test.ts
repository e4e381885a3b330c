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

test.each(LOCALES)('[B7] voucher and receipt are PDFs, cached by version (%s)', async (locale) => {
  const visitor = await newVisitor()
  const order = await confirmedOrder(visitor, await newProduct(), 2)
  const { voucher, receipt } = pathsOf(order)
  for (const path of [voucher, receipt]) {
    const response = await fetchFile(visitor, `${path}?locale=${locale}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="SH-[\w-]+\.pdf"$/)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain(`/Count ${path === voucher ? 3 : 1}`)
    const again = await fetchFile(visitor, `${path}?locale=${locale}`, {
      'if-none-match': response.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  }
})

test('[B7] a calendar entry is at the venue’s time, in UTC', async () => {
  const visitor = await newVisitor()
  const sold = await newProduct()
  const order = await confirmedOrder(visitor, sold)
  const response = await fetchFile(visitor, pathsOf(order).calendar)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  // 10:00 in Bangkok.
  expect(text).toContain(`DTSTART:${sold.date?.replaceAll('-', '')}T030000Z`)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text).toContain('STATUS:CONFIRMED')
})

test.each(LOCALES)('[B7] another user’s documents do not exist (%s)', async (locale) => {
  const [owner, intruder] = [await newVisitor(), await newVisitor()]
  const order = await confirmedOrder(owner, await newProduct())
  for (const path of Object.values(pathsOf(order))) {
    const forbidden = await request('GET', path, { token: intruder.token, locale })
    expect([forbidden.status, forbidden.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(forbidden.body.message).toBe(translator(locale)('errors.ORDER_NOT_FOUND'))
    const signedOut = await request('GET', path, { locale })
    expect(signedOut.status).toBe(401)
  }
  const other = `/api/orders/${order.id}/bookings/${randomUUID()}/voucher.pdf`
  const unknown = await request('GET', other, { token: owner.token, locale })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
})

test.each(LOCALES)('[B7] an unpaid order has no voucher and no receipt (%s)', async (locale) => {
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

test('[B7] rate limits repeated PDF requests while the shop stays responsive', async () => {
  const visitor = await newVisitor()
  const { voucher } = pathsOf(await confirmedOrder(visitor, await newProduct()))
  const statuses: number[] = []
  for (let round = 0; round < 10; round++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => {
          const response = await fetchFile(visitor, voucher)
          await response.arrayBuffer()
          return response.status
        }),
      )),
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(80)
  const limited = await request('GET', voucher, { token: visitor.token })
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  const list = await request('GET', '/api/orders', { token: visitor.token })
  expect(list.status).toBe(200)
})
