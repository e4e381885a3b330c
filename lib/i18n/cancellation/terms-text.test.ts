import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CancellationTerms, FixedTerms } from '@/lib/domain/cancellation-terms'
import type { Locale } from '@/lib/domain/locale'
import { documentTermsText } from './document-terms-text'
import { termsText } from './terms-text'
import { cancellationTranslator } from './translator'

const UNTIL = new Date('2026-12-11T11:30:00Z')
const LAST = { at: new Date('2026-12-12T09:30:00Z'), percent: 100 }
const FREE = {
  kind: 'free',
  until: UNTIL,
  steps: [{ at: UNTIL, percent: 50 }, LAST],
} as const satisfies CancellationTerms

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

type Texts = Record<
  | FixedTerms['kind']
  | 'agree'
  | 'differ'
  | 'document'
  | 'unanswered'
  | 'fee'
  | 'feeDocument'
  | 'feeOnceConfirmed'
  | 'last',
  string
>

const LANGUAGES = {
  en: {
    unused: 'Free cancellation while unused',
    unviewed: 'Free cancellation until you view the activation code',
    viewed: 'The activation code has been viewed, so this eSIM can no longer be cancelled.',
    onceConfirmed: 'Non-refundable once the booking is confirmed',
    nonRefundable: 'Non-refundable',
    unpaid: 'Not paid yet: you can cancel free of charge',
    agree: 'Free cancellation until Fri 11 Dec 2026, 11:30',
    differ:
      'Free cancellation until Fri 11 Dec 2026, 18:30 local time (Fri 11 Dec 2026, 11:30 where you are)',
    unanswered:
      'Free cancellation until the operator confirms. After that: Free cancellation until Fri 11 Dec 2026, 11:30',
    fee: 'Cancelling now costs 50% of the price; from Sat 12 Dec 2026, 16:30 local time (Sat 12 Dec 2026, 09:30 where you are) the full price',
    feeDocument:
      'Cancelling costs 50% of the price; from Sat 12 Dec 2026, 16:30, Indochina Time (GMT+7), the full price',
    feeOnceConfirmed:
      'Once the booking is confirmed, cancelling costs 50% of the price; from Sat 12 Dec 2026, 09:30 the full price',
    last: 'Free cancellation until the operator confirms. After that: cancelling costs 50% of the price; from Sat 12 Dec 2026, 09:30 the full price',
    document:
      'Free cancellation until Fri 11 Dec 2026, 18:30, Indochina Time (GMT+7)\nAfter that, cancelling costs 50% of the price; from Sat 12 Dec 2026, 16:30, Indochina Time (GMT+7), the full price',
  },
  th: {
    unused: 'ยกเลิกฟรีหากยังไม่ได้ใช้',
    unviewed: 'ยกเลิกฟรีจนกว่าจะเปิดดูรหัสเปิดใช้งาน',
    viewed: 'เปิดดูรหัสเปิดใช้งานแล้ว จึงยกเลิกไม่ได้',
    onceConfirmed: 'ขอคืนเงินไม่ได้เมื่อยืนยันการจองแล้ว',
    nonRefundable: 'ขอคืนเงินไม่ได้',
    unpaid: 'ยังไม่ได้ชำระเงิน ยกเลิกได้โดยไม่มีค่าใช้จ่าย',
    agree: 'ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 11:30',
    differ: 'ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 18:30 ตามเวลาท้องถิ่น (ศุกร์ 11 ธ.ค. 2026 11:30 ตามเวลาของคุณ)',
    unanswered: 'ยกเลิกฟรีจนกว่าผู้ให้บริการจะยืนยัน หลังจากนั้น: ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 11:30',
    fee: 'ยกเลิกตอนนี้เสีย 50% ของราคา และตั้งแต่ เสาร์ 12 ธ.ค. 2026 16:30 ตามเวลาท้องถิ่น (เสาร์ 12 ธ.ค. 2026 09:30 ตามเวลาของคุณ) เสียเต็มราคา',
    feeDocument: 'หากยกเลิกจะเสีย 50% ของราคา และตั้งแต่ เสาร์ 12 ธ.ค. 2026 16:30 เวลาอินโดจีน (GMT+7) เสียเต็มราคา',
    feeOnceConfirmed: 'เมื่อยืนยันการจองแล้ว หากยกเลิกจะเสีย 50% ของราคา และตั้งแต่ เสาร์ 12 ธ.ค. 2026 09:30 เสียเต็มราคา',
    last: 'ยกเลิกฟรีจนกว่าผู้ให้บริการจะยืนยัน หลังจากนั้น: หากยกเลิกจะเสีย 50% ของราคา และตั้งแต่ เสาร์ 12 ธ.ค. 2026 09:30 เสียเต็มราคา',
    document:
      'ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 18:30 เวลาอินโดจีน (GMT+7)\nหลังจากนั้น หากยกเลิกจะเสีย 50% ของราคา และตั้งแต่ เสาร์ 12 ธ.ค. 2026 16:30 เวลาอินโดจีน (GMT+7) เสียเต็มราคา',
  },
  'zh-cn': {
    unused: '未使用前可免费取消',
    unviewed: '查看激活码之前可免费取消',
    viewed: '激活码已查看，这个 eSIM 不能再取消。',
    onceConfirmed: '预订确认后不可退款',
    nonRefundable: '不可退款',
    unpaid: '尚未付款，可免费取消',
    agree: '2026年12月11日周五 11:30 前可免费取消',
    differ: '当地时间 2026年12月11日周五 18:30 前可免费取消（你所在地为 2026年12月11日周五 11:30）',
    unanswered: '商家确认前可免费取消；此后：2026年12月11日周五 11:30 前可免费取消',
    fee: '现在取消将收取价格的 50%；当地时间 2026年12月12日周六 16:30（你所在地为 2026年12月12日周六 09:30）起收取全价',
    feeDocument: '取消将收取价格的 50%；中南半岛时间 (GMT+7) 2026年12月12日周六 16:30 起收取全价',
    feeOnceConfirmed: '预订确认后，取消将收取价格的 50%；2026年12月12日周六 09:30 起收取全价',
    last: '商家确认前可免费取消；此后：取消将收取价格的 50%；2026年12月12日周六 09:30 起收取全价',
    document:
      '中南半岛时间 (GMT+7) 2026年12月11日周五 18:30 前可免费取消\n此后，取消将收取价格的 50%；中南半岛时间 (GMT+7) 2026年12月12日周六 16:30 起收取全价',
  },
} satisfies Partial<Record<Locale, Texts>>

const KINDS = ['unused', 'unviewed', 'viewed', 'onceConfirmed', 'nonRefundable', 'unpaid'] as const

test.each(Object.entries(LANGUAGES) as Array<[Locale, Texts]>)(
  '[B7] states every kind of terms in %s',
  (locale, expected) => {
    const t = cancellationTranslator(locale)
    const bangkok = { locale, timeZone: 'Asia/Bangkok' }
    for (const terms of KINDS.map((kind) => ({ kind }))) {
      expect(termsText(terms, t, bangkok)).toEqual({ text: expected[terms.kind], moments: [] })
      expect(documentTermsText(terms, t, bangkok)).toBe(expected[terms.kind])
    }
    expect(termsText(FREE, t, { locale, timeZone: 'UTC' }).text).toBe(expected.agree)
    const { text, moments } = termsText(FREE, t, bangkok)
    expect(text).toBe(expected.differ)
    expect(moments).toHaveLength(2)
    for (const moment of moments) expect(text).toContain(moment)
    expect(documentTermsText(FREE, t, bangkok)).toBe(expected.document)
    const fee = { kind: 'fee', percent: 50, steps: [LAST] } as const satisfies CancellationTerms
    const utc = { locale, timeZone: 'UTC' }
    const charged = termsText(fee, t, bangkok)
    expect(charged.text).toBe(expected.fee)
    expect(charged.moments).toHaveLength(2)
    expect(documentTermsText(fee, t, bangkok)).toBe(expected.feeDocument)
    expect(termsText({ ...fee, kind: 'feeOnceConfirmed' }, t, utc).text).toBe(expected.feeOnceConfirmed)
    expect(termsText({ kind: 'unanswered', afterward: FREE }, t, utc).text).toBe(expected.unanswered)
    expect(termsText({ kind: 'unanswered', afterward: fee }, t, utc).text).toBe(expected.last)
  },
)

test('[B1] a deadline is the same instant on both clocks, also across a clock change', () => {
  const t = cancellationTranslator('en')
  const until = new Date('2027-03-28T01:30:00Z')
  expect(
    termsText({ kind: 'free', until, steps: [{ at: until, percent: 100 }] }, t, {
      locale: 'en',
      timeZone: 'Europe/Zurich',
    }).text,
  ).toContain('Sun 28 Mar 2027, 03:30 local time (Sun 28 Mar 2027, 01:30 where you are)')
})
