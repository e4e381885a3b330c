import { expect, test } from 'vitest'
import { VERTICALS } from '@/lib/domain/catalog'
import { formatDate } from '@/lib/i18n/format'
import { bought, cancelled } from '../fixtures/cancelling'
import { newProduct, type Sold } from '../fixtures/catalog'
import { mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

interface Graph {
  '@type': string
  reservationNumber?: string
  reservationStatus?: string
  underName?: { name: string }
  startTime?: string
  checkinTime?: string
  reservationFor?: { name: string; startDate?: string; location?: object }
  orderNumber?: string
  orderStatus?: string
  orderedItem?: { name: string }
}

/** The newest mail of an account that has data for mail programs. A refund has a mail of its own, without data. */
async function newestMail(userId: string) {
  await mailsTo(`${userId}@example.com`)
  const [mail] = await sql<{ html: string; text: string }>(
    "SELECT html, text FROM mailbox WHERE recipient = $1 AND html LIKE '%ld+json%' ORDER BY id DESC LIMIT 1",
    [`${userId}@example.com`],
  )
  const [, json = '[]'] = mail?.html.match(/<script type="application\/ld\+json">(.*)<\/script>/) ?? []
  return { text: mail?.text ?? '', graphs: JSON.parse(json) as Graph[] }
}

test('[N3] [B7] the mails of an order have their bookings of every kind as data, as their text says them', async () => {
  await sql(
    `INSERT INTO categories (id, slug, label, icon, position) VALUES ('CATEGORY_900', 'mail-fixture', '{"en":"a","th":"a","zh-cn":"a"}', 'boat', 900)
     ON CONFLICT DO NOTHING`,
  )
  const sold: Sold[] = []
  for (const vertical of VERTICALS) {
    const product = await newProduct()
    await sql(
      "UPDATE products SET vertical = $2, category_id = CASE WHEN $2 = 'esim' THEN NULL ELSE 'CATEGORY_900' END WHERE id = $1",
      [product.productId, vertical],
    )
    sold.push(product)
  }
  const { userId, order } = await bought(sold.map((product) => [product]))
  const { text, graphs } = await newestMail(userId)
  expect(graphs).toHaveLength(VERTICALS.length)
  for (const graph of graphs) {
    expect(graph.reservationNumber ?? graph.orderNumber).toBe(order.reference)
    expect(graph.reservationStatus ?? graph.orderStatus).toMatch(/ReservationConfirmed|OrderProcessing/)
    expect(text).toContain(graph.reservationFor?.name ?? graph.orderedItem?.name)
    const starts = graph.startTime ?? graph.checkinTime ?? graph.reservationFor?.startDate
    if (starts === undefined) continue
    expect(starts).toMatch(/T10:00:00\+07:00$/)
    expect(text).toContain(`${formatDate(starts.slice(0, 10), 'en')}, 10:00`)
  }
  expect(graphs.filter(({ reservationFor }) => reservationFor?.startDate)).toHaveLength(4)

  const ticket = order.bookings.findIndex(({ product }) => product.id === sold[0]?.productId)
  await cancelled({ userId, order }, {}, { nth: ticket })
  expect((await newestMail(userId)).graphs).toMatchObject([
    { '@type': 'EventReservation', reservationStatus: 'https://schema.org/ReservationCancelled' },
  ])
})
