import { expect, test } from 'vitest'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { cancelled, ordered } from '../fixtures/cancelling'
import { begin, mailsTo, paidNotification } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

test('[B6] the pickup place that a guest wrote is no link in the mails to the supplier', async () => {
  const sold = await manualProduct()
  const { userId, order } = await ordered([[sold]])
  const place = 'Hotel www.evil.example/pay, https://refund.example'
  await sql(`UPDATE bookings SET booking_details = booking_details || $2::jsonb WHERE order_id = $1`, [
    order.id,
    JSON.stringify({ pickup: { way: 'hotel', zone: 'old-town', place } }),
  ])
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  await mailsTo(sold.email)
  await cancelled({ userId, order })
  expect(await mailsTo(sold.email)).toHaveLength(2)
  const mails = await sql<{ html: string; text: string }>(
    'SELECT html, text FROM mailbox WHERE recipient = $1',
    [sold.email],
  )
  for (const { html, text } of mails)
    for (const part of [html, text]) {
      expect(part.replaceAll('\u2060', '')).toContain(place)
      for (const link of ['www.evil', 'evil.example', 'https://refund', 'refund.example'])
        expect(part).not.toContain(link)
    }
})
