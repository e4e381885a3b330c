import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor, rowsOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B5, C4] goods are ordered only to an address in the zones of the product', async () => {
  const userId = await newUser()
  const sold = await newProduct({
    dateMode: 'NONE',
    inventory: 'STOCK',
    units: [{ code: 'ITEM', amount: 30_000 }],
    questions: ['lead_delivery_address'],
    fulfilmentMethods: ['delivery'],
    fulfilment: {
      points: [],
      delivery: null,
      delivery_zones: [
        { country: 'TH', name: { en: 'Bangkok', th: 'กรุงเทพฯ', 'zh-cn': '曼谷' }, postcodes: ['102'] },
      ],
    },
  })
  const id = await fill(userId, sold, { ITEM: 1 })
  const order = async (postcode: string) => {
    const answers = {
      lead_delivery_country: 'TH',
      lead_delivery_postcode: postcode,
      lead_delivery_address: '12 Maharat Road',
    }
    const details = { [id]: { travellers: [], answers } }
    return placeOrder({ ...(await formFor(userId, [id])), details }, contextOf(userId))
  }
  await expect(order('50200')).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { [`details.${id}.answers.lead_delivery_postcode`]: [{ code: 'delivery_postcode' }] },
  })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(0)
  const { data } = await order('10200')
  expect(data.bookings[0]?.answers).toEqual([
    { question: 'lead_delivery_address', answer: '12 Maharat Road' },
    { question: 'lead_delivery_country', answer: 'Thailand' },
    { question: 'lead_delivery_postcode', answer: '10200' },
  ])
})
