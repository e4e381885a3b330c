import { expect, test, vi } from 'vitest'
import { bought } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

vi.mock('@/lib/server/documents/voucher-pdf', () => ({
  voucherPdf: () => Promise.reject(new Error('no font')),
}))

withShopDatabase()

test('[B7] a document that cannot be made does not hold the mail of an order back', async () => {
  const { userId, order } = await bought([[await newProduct()]])
  expect(await mailsTo(`${userId}@example.com`)).toHaveLength(1)
  const [mail] = await sql<{ html: string }>('SELECT html FROM mailbox WHERE recipient = $1', [
    `${userId}@example.com`,
  ])
  expect(mail?.html).toContain(order.bookings[0]?.voucher?.code)
  expect(mail?.html).not.toContain('.pdf')
})
