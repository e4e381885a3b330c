import { describe, expect, test } from 'vitest'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'
import type { Locale } from '@/lib/domain/locale'
import type { TimeTranslate } from '../duration'
import { translator } from '../translate'
import { type OptionPolicy, policyText } from './policy-text'
import { freeLabel, policySummary } from './summary-text'
import { cancellationTranslator } from './translator'

const DAY = [{ hoursBefore: 24, feePercent: 100 }]
const TIERS = [
  { hoursBefore: 168, feePercent: 50 },
  { hoursBefore: 48, feePercent: 100 },
]

const OPTIONS = {
  unused: { tiers: [], window: 'NONE', inventory: 'STOCK' },
  esim: { tiers: [], window: 'NONE', inventory: 'SERIAL' },
  never: { tiers: [NON_REFUNDABLE], window: 'DATE_TIME', inventory: 'SLOT' },
  day: { tiers: DAY, window: 'DATE_TIME', inventory: 'SLOT' },
  tiers: { tiers: TIERS, window: 'DATE_TIME', inventory: 'SLOT' },
  half: { tiers: TIERS.slice(0, 1), window: 'DATE_TIME', inventory: 'SLOT' },
  stay: { tiers: DAY, window: 'DATE_RANGE', inventory: 'NIGHTLY' },
} as const satisfies Record<string, OptionPolicy>

type Name = keyof typeof OPTIONS

type Texts = Record<Name, { sentences: string[]; summary: [string, string] }>

const LANGUAGES = {
  en: {
    unused: {
      sentences: ['Free cancellation while unused'],
      summary: ['Free cancellation', 'while unused'],
    },
    esim: {
      sentences: [
        'Free cancellation until you view the activation code on your order page. After that the eSIM counts as used and cannot be cancelled.',
      ],
      summary: ['Free cancellation', 'until you view the activation code'],
    },
    never: {
      sentences: ['Non-refundable once the booking is confirmed'],
      summary: ['Non-refundable', 'once confirmed'],
    },
    day: {
      sentences: [
        'Free cancellation until 24 hours before the start.',
        'After that, the fee is the full price.',
      ],
      summary: ['Free cancellation', 'until 24 hours before'],
    },
    tiers: {
      sentences: [
        'Free cancellation until 7 days before the start.',
        'From 7 days before the start, the fee is 50% of the price.',
        'From 2 days before the start, the fee is the full price.',
      ],
      summary: ['Free cancellation', 'until 7 days before'],
    },
    half: {
      sentences: [
        'Free cancellation until 7 days before the start.',
        'From 7 days before the start, the fee is 50% of the price.',
      ],
      summary: ['Free cancellation', 'until 7 days before'],
    },
    stay: {
      sentences: [
        'Free cancellation until 24 hours before the start.',
        'After that, the fee is the full price.',
        'The start is 00:00 local time on the first day you book, regardless of check-in, collection or opening times.',
      ],
      summary: ['Free cancellation', 'until 24 hours before'],
    },
  },
  th: {
    unused: { sentences: ['ยกเลิกฟรีหากยังไม่ได้ใช้'], summary: ['ยกเลิกฟรี', 'หากยังไม่ได้ใช้'] },
    esim: {
      sentences: ['ยกเลิกฟรีจนกว่าจะเปิดดูรหัสเปิดใช้งานในหน้าคำสั่งซื้อ หลังจากนั้นถือว่าใช้ eSIM แล้วและยกเลิกไม่ได้'],
      summary: ['ยกเลิกฟรี', 'จนกว่าจะเปิดดูรหัสเปิดใช้งาน'],
    },
    never: {
      sentences: ['ขอคืนเงินไม่ได้เมื่อยืนยันการจองแล้ว'],
      summary: ['ขอคืนเงินไม่ได้', 'เมื่อยืนยันแล้ว'],
    },
    day: {
      sentences: ['ยกเลิกฟรีจนถึง 24 ชั่วโมงก่อนเริ่ม', 'หลังจากนั้นคิดค่ายกเลิกเต็มราคา'],
      summary: ['ยกเลิกฟรี', 'จนถึง 24 ชั่วโมงก่อนเริ่ม'],
    },
    tiers: {
      sentences: [
        'ยกเลิกฟรีจนถึง 7 วันก่อนเริ่ม',
        'ตั้งแต่ 7 วันก่อนเริ่ม คิดค่ายกเลิก 50% ของราคา',
        'ตั้งแต่ 2 วันก่อนเริ่ม คิดค่ายกเลิกเต็มราคา',
      ],
      summary: ['ยกเลิกฟรี', 'จนถึง 7 วันก่อนเริ่ม'],
    },
    half: {
      sentences: ['ยกเลิกฟรีจนถึง 7 วันก่อนเริ่ม', 'ตั้งแต่ 7 วันก่อนเริ่ม คิดค่ายกเลิก 50% ของราคา'],
      summary: ['ยกเลิกฟรี', 'จนถึง 7 วันก่อนเริ่ม'],
    },
    stay: {
      sentences: [
        'ยกเลิกฟรีจนถึง 24 ชั่วโมงก่อนเริ่ม',
        'หลังจากนั้นคิดค่ายกเลิกเต็มราคา',
        'เวลาเริ่มคือ 00:00 น. ตามเวลาท้องถิ่นของวันแรกที่จอง ไม่ว่าจะเช็กอิน รับสินค้า หรือเปิดให้เข้ากี่โมง',
      ],
      summary: ['ยกเลิกฟรี', 'จนถึง 24 ชั่วโมงก่อนเริ่ม'],
    },
  },
  'zh-cn': {
    unused: { sentences: ['未使用前可免费取消'], summary: ['免费取消', '未使用前'] },
    esim: {
      sentences: ['在订单页查看激活码之前可免费取消。一经查看，eSIM 即视为已使用，不能取消。'],
      summary: ['免费取消', '查看激活码之前'],
    },
    never: { sentences: ['预订确认后不可退款'], summary: ['不可退款', '预订确认后'] },
    day: {
      sentences: ['最晚可在开始前 24 小时免费取消。', '此后取消费用为全价。'],
      summary: ['免费取消', '最晚开始前 24 小时'],
    },
    tiers: {
      sentences: [
        '最晚可在开始前 7 天免费取消。',
        '距开始不足 7 天时取消，取消费用为价格的 50%。',
        '距开始不足 2 天时取消，取消费用为全价。',
      ],
      summary: ['免费取消', '最晚开始前 7 天'],
    },
    half: {
      sentences: ['最晚可在开始前 7 天免费取消。', '距开始不足 7 天时取消，取消费用为价格的 50%。'],
      summary: ['免费取消', '最晚开始前 7 天'],
    },
    stay: {
      sentences: [
        '最晚可在开始前 24 小时免费取消。',
        '此后取消费用为全价。',
        '“开始”指所订第一天当地时间 00:00，与入住、取货或开门的时刻无关。',
      ],
      summary: ['免费取消', '最晚开始前 24 小时'],
    },
  },
} satisfies Partial<Record<Locale, Texts>>

const timeTranslator =
  (locale: Locale): TimeTranslate =>
  (key, values) =>
    translator(locale)(`product.time.${key}`, values)

describe.each(Object.entries(LANGUAGES) as Array<[Locale, Texts]>)('in %s', (locale, expected) => {
  const [t, time] = [cancellationTranslator(locale), timeTranslator(locale)]

  test.each(Object.keys(OPTIONS) as Name[])(
    '[C4] describes a policy in sentences and in short: %s',
    (name) => {
      const { sentences, summary } = expected[name]
      expect(policyText(OPTIONS[name], t, time)).toEqual(sentences)
      const { free, title, text } = policySummary([OPTIONS[name]], t, time)
      expect([title, text]).toEqual(summary)
      expect(free).toBe(name !== 'never')
    },
  )

  test('a product whose options differ has free cancellation if one of them has', () => {
    const { free, title, text } = policySummary([OPTIONS.never, OPTIONS.day], t, time)
    expect([free, title]).toEqual([true, expected.day.summary[0]])
    expect(Object.values(expected).map(({ summary }) => summary[1])).not.toContain(text)
  })

  test('a card states whether free cancellation covers its price', () => {
    expect(freeLabel(true, t)).toBe(expected.day.summary[0])
    expect(freeLabel(false, t)).not.toBe(freeLabel(true, t))
  })
})
