import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenPrice } from './written-price'

const none = { min: null, max: null, currency: null }

test.each([
  ['under 500 baht', '', { max: 500, currency: 'THB' }],
  ['boat tour under 500 baht in Phuket', 'boat tour in Phuket', { max: 500, currency: 'THB' }],
  ['temples below ฿1,200', 'temples', { max: 1200, currency: 'THB' }],
  ['under 500', '', { max: 500 }],
  ['massage for less than $30', 'massage', { max: 30, currency: 'USD' }],
  ['hotel up to 2k THB', 'hotel', { max: 2000, currency: 'THB' }],
  ['spa max 19.99 EUR', 'spa', { max: 20, currency: 'EUR' }],
  ['dinner over 1000 baht', 'dinner', { min: 1000, currency: 'THB' }],
  ['cruise from 500 to 1000 baht', 'cruise', { min: 500, max: 1000, currency: 'THB' }],
  ['cruise 1000-500 baht', 'cruise', { min: 500, max: 1000, currency: 'THB' }],
  ['cruise between ฿500 and ฿900', 'cruise', { min: 500, max: 900, currency: 'THB' }],
  ['ไม่เกิน 500', '', { max: 500 }],
  ['ทัวร์เรือราคาไม่เกิน ๕๐๐ บาท', 'ทัวร์เรือ', { max: 500, currency: 'THB' }],
  ['โรงแรมต่ำกว่า2000บาท ภูเก็ต', 'โรงแรม ภูเก็ต', { max: 2000, currency: 'THB' }],
  ['ดินเนอร์เกิน 1000 บาท', 'ดินเนอร์', { min: 1000, currency: 'THB' }],
  ['500以下', '', { max: 500 }],
  ['曼谷500元以下门票', '曼谷 门票', { max: 500, currency: 'CNY' }],
  ['酒店 不超过２０００泰铢', '酒店', { max: 2000, currency: 'THB' }],
  ['500到1000泰铢的游船', '的游船', { min: 500, max: 1000, currency: 'THB' }],
  ['300以内的按摩', '的按摩', { max: 300 }],
  ['under 500 baht boat under 900', 'boat', { max: 500, currency: 'THB' }],
])('reads the price of “%s”', (searched, text, price) => {
  expect(writtenPrice(searched)).toEqual({ text, price: { ...none, ...price } })
})

test.each([
  'wat arun',
  'boat 500',
  'children under 12 years',
  'under 3 hours',
  'เด็กไม่เกิน 12 ปี',
  'ทัวร์ไม่เกิน 3 ชั่วโมง',
  '不超过3小时',
  '3天以内',
  '12岁以下',
  'sim 5gb',
  'tour for up to 4 people',
  'from 9 am',
  'thunder500 baht',
  'Amazon 7-11',
  'under the sea',
  'esim 7 days',
  '',
])('“%s” has no price', (searched) => {
  expect(writtenPrice(searched)).toBeNull()
})

test('nothing of a price stays in the text, whatever is searched for', () => {
  const piece = fc.constantFrom(
    ...[
      'under',
      '500',
      'baht',
      ' ',
      'ไม่เกิน',
      '以下',
      '元',
      'to',
      '-',
      '$',
      'boat',
      '以内',
      '1,000',
      'k',
      '到',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const written = writtenPrice(pieces.join(''))
      if (written) expect(writtenPrice(written.text)).toBeNull()
    }),
  )
})
