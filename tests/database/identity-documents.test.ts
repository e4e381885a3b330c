import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B5, C4] a citizen books with the ID card, a foreigner with the passport', async () => {
  const userId = await newUser()
  const sold = await newProduct({ questions: ['full_name', 'identity_document'], idCardCountry: 'CN' })
  const id = await fill(userId, sold, { ADULT: 2 })
  const order = async (number: string) => {
    const travellers = [
      { full_name: '李娜', nationality: 'CN', national_id_number: number, save: true },
      { full_name: 'Mali Sky', nationality: 'TH', passport_number: 'aa 123 4567', save: true },
    ]
    const details = { [id]: { travellers, answers: {} } }
    return placeOrder({ ...(await formFor(userId, [id])), details }, contextOf(userId))
  }
  await expect(order('110105194912310021')).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { [`details.${id}.travellers.0.national_id_number`]: [{ code: 'national_id' }] },
  })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(0)
  const { data } = await order('11010519491231002x')
  expect(
    await sql(
      `SELECT nationality, national_id_number, passport_number FROM unit_items
       WHERE booking_id = $1 ORDER BY position`,
      [data.bookings[0]?.id],
    ),
  ).toEqual([
    { nationality: 'CN', national_id_number: '11010519491231002X', passport_number: null },
    { nationality: 'TH', national_id_number: null, passport_number: 'AA1234567' },
  ])
  expect(
    await sql(
      `SELECT full_name, nationality, national_id_number, passport_number FROM saved_travellers
       WHERE user_id = $1 ORDER BY 1`,
      [userId],
    ),
  ).toEqual([
    { full_name: 'Mali Sky', nationality: 'TH', national_id_number: null, passport_number: 'AA1234567' },
    { full_name: '李娜', nationality: 'CN', national_id_number: '11010519491231002X', passport_number: null },
  ])
})

test('[B5] nationality and document are saved only for a traveller who agreed', async () => {
  const userId = await newUser()
  const sold = await newProduct({ questions: ['full_name', 'identity_document'], idCardCountry: 'CN' })
  const id = await fill(userId, sold, { ADULT: 1 })
  const traveller = { full_name: 'Mali Sky', nationality: 'TH', passport_number: 'AA1234567' }
  const details = { [id]: { travellers: [traveller], answers: {} } }
  await placeOrder({ ...(await formFor(userId, [id])), details }, contextOf(userId))
  expect(await rowsOf('saved_travellers WHERE user_id = $1', [userId])).toBe(0)
})
