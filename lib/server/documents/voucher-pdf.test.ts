import { expect, test } from 'vitest'
import type { Booking, Order } from '@/lib/contract/orders'
import { LOCALES } from '@/lib/domain/locale'
import { soldBooking, soldOrder } from '@/tests/fixtures/sold-booking'
import { voucherPdf } from './voucher-pdf'

const DIRECTIONS = 'ออกจากสถานีทางออก 2 เดินตามป้ายไปยังท่าเรือ โต๊ะของผู้ให้บริการอยู่หน้าท่า มาถึงก่อนเวลา 15 นาที '
const long = (letters: string) => letters.repeat(8)

const travellers = ['Abcdefghij', 'Klmnopqrst', 'Uvwxyzabcd', 'Efghijklmn'].map((name, index) => ({
  id: `t${index}`,
  unit: 'ADULT',
  label: 'ผู้ใหญ่',
  traveller_name: index < 2 ? long(name) : name,
  companions: [],
  cancelled: false,
  ticket: { code: `7Q4K-M2XW-9PDT-3HR${index}`, qr_svg: '<svg/>' },
})) as unknown as Booking['travellers']

const booking: Booking = {
  ...soldBooking,
  travellers,
  meeting: {
    name: 'ท่าเรือสาทร',
    directions: DIRECTIONS.repeat(2),
    latitude: 13.7,
    longitude: 100.5,
    local: { lang: 'zh-CN', name: '沙吞码头' },
  },
  how_to_use: DIRECTIONS.repeat(3),
  what_to_bring: ['เสื้อกันหนาว', 'ที่อุดหู', 'รองเท้าพื้นไม่ลื่น'],
}
const order: Order = {
  ...soldOrder,
  lead: { ...soldOrder.lead, first_name: long('Wolfeschle'), last_name: long('gelsteinha') },
}

test.each(LOCALES)('[B7] each ticket fits on one page with the longest names (%s)', async (locale) => {
  const pdf = await voucherPdf(order, booking, locale)
  expect(pdf.toString('latin1').match(/\/Count (\d+)/)?.[1]).toBe('5')
})
