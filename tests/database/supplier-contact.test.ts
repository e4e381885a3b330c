import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { order as orderSchema } from '@/lib/contract/orders'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { bookingSummary } from '@/lib/server/documents/booking-summary'
import { orderView } from '@/lib/server/orders/service'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, newOrder, paidNotification } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

/** Reserved for fiction by Ofcom. */
const PHONE = '+442079460123'
const HOURS = [{ days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '20:00' }]

async function order(userId: string, id: string) {
  return orderSchema.parse(await orderView(userId, id, 'en'))
}

test('[B7] a confirmed booking has the phone of its operator, with its hours, in every language', async () => {
  const sold = await newProduct()
  const name = `River boats ${randomUUID()}`
  await sql('UPDATE products SET supplier = $2 WHERE id = $1', [sold.productId, name])
  const userId = await newUser()
  const { id } = await newOrder(userId, sold)
  const insert = 'INSERT INTO suppliers (name, email, locale, phone, hours) VALUES ($1, $2, $3, $4, $5)'
  const values = [name, 'boats@supplier.example', 'en', PHONE, JSON.stringify(HOURS)]
  await sql(insert, values)
  expect((await order(userId, id)).bookings[0]?.supplier_contact).toBeNull()

  await receiveNotification('sandbox', paidNotification(await begin(userId, id)))
  const paid = await order(userId, id)
  const [booking] = paid.bookings
  expect(booking?.supplier_contact).toEqual({ phone: PHONE, phone_text: '+44 20 7946 0123', hours: HOURS })
  if (!booking) throw new Error('no booking')
  for (const locale of LOCALES) {
    const note = bookingSummary(paid, booking, locale).notes.find(
      ({ label }) => label === translator(locale)('documents.contact'),
    )
    expect(note?.value).toMatch(/^\+44 20 7946 0123\n\S.*08:00–20:00$/)
  }

  await sql('UPDATE suppliers SET phone = NULL WHERE name = $1', [name])
  expect((await order(userId, id)).bookings[0]?.supplier_contact).toBeNull()
})

test('a phone that no network can reach is no phone', async () => {
  const insert = "INSERT INTO suppliers (name, email, locale, phone) VALUES ($1, 'a@b.example', 'en', $2)"
  await expect(sql(insert, [randomUUID(), '0812345678'])).rejects.toThrow('suppliers_phone')
})
