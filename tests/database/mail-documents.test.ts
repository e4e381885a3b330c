import { beforeAll, expect, test, vi } from 'vitest'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import * as voucherDocument from '@/lib/server/documents/voucher-pdf'
import { bought, ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, mailsTo, paidNotification } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
beforeAll(() => {
  const pdf = vi.spyOn(voucherDocument, 'voucherPdf').mockRejectedValue(new Error('no font'))
  return () => pdf.mockRestore()
})

test('[B7] a document that cannot be made does not hold the mail of an order back', async () => {
  const { userId, order } = await bought([[await newProduct()]])
  expect(await mailsTo(`${userId}@example.com`)).toHaveLength(1)
  const [mail] = await sql<{ html: string }>('SELECT html FROM mailbox WHERE recipient = $1', [
    `${userId}@example.com`,
  ])
  expect(mail?.html).toContain(order.bookings[0]?.voucher?.code)
  expect(mail?.html).not.toContain('.pdf')
})

test('what a guest wrote is no link in a mail', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const lead = { first_name: 'sunhop-refund.de', last_name: 'https://evil.example' }
  await sql('UPDATE orders SET lead = lead || $2::jsonb WHERE id = $1', [order.id, JSON.stringify(lead)])
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  await mailsTo(`${userId}@example.com`)
  const [mail] = await sql<{ html: string; text: string }>(
    'SELECT html, text FROM mailbox WHERE recipient = $1',
    [`${userId}@example.com`],
  )
  expect(mail?.html.replaceAll('\u2060', '')).toContain('sunhop-refund.de https://evil.example')
  for (const link of ['sunhop-refund.de', 'https://evil', 'evil.example'])
    expect(mail?.html + (mail?.text ?? '')).not.toContain(link)
})
