import { expect, test } from 'vitest'
import { readOfflineVouchers } from '@/lib/server/documents/offline-vouchers'
import { calendarFile } from '@/lib/server/documents/service'
import { bought, cancelled } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { addDeposit } from '../fixtures/goods'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

type Buyer = Awaited<ReturnType<typeof bought>>

/** What an offline voucher shows the venue of a booking. */
async function guestsOf({ userId }: Buyer): Promise<string | undefined> {
  const { data } = await readOfflineVouchers({}, contextOf(userId))
  return data.orders[0]?.vouchers[0]?.facts.find(({ label }) => label === 'For')?.value
}

async function calendarOf({ userId, order }: Buyer): Promise<string> {
  const { bytes } = await calendarFile(order.id, order.bookings[0]?.id ?? '', contextOf(userId))
  return Buffer.from(bytes).toString().replaceAll('\r\n ', '')
}

const sequenceOf = (calendar: string) => Number(calendar.match(/^SEQUENCE:(\d+)/m)?.[1])
const stampOf = (calendar: string) => calendar.match(/^DTSTAMP:(\w+)/m)?.[1] ?? ''

test('[B7] after a partial cancellation the documents are for the remaining travellers', async () => {
  const buyer = await bought([[await newProduct(), { ADULT: 2, CHILD: 1 }]])
  const before = await calendarOf(buyer)
  expect(before).toContain('For: adult × 2 · child × 1')
  const child = buyer.order.bookings[0]?.travellers.find(({ unit }) => unit === 'CHILD')?.id ?? ''
  await cancelled(buyer, { unit_item_ids: [child] }, { now: new Date(Date.now() + 60_000) })
  expect(await guestsOf(buyer)).toBe('adult × 2')
  const after = await calendarOf(buyer)
  expect(after).toContain('For: adult × 2\\n')
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))
  expect(stampOf(after) > stampOf(before)).toBe(true)
})

test('[B7] documents have no entry for a deposit', async () => {
  const sold = await newProduct({ units: [{ code: 'DEVICE', amount: 10_000 }] })
  await addDeposit(sold.optionId)
  expect(await guestsOf(await bought([[sold, { DEVICE: 2 }]]))).toBe('device × 2')
})
