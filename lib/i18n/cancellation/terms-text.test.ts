import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FixedTerms } from '@/lib/domain/cancellation-terms'
import type { Locale } from '@/lib/domain/locale'
import { documentTermsText } from './document-terms-text'
import { termsText } from './terms-text'
import { cancellationTranslator } from './translator'

const FREE = { kind: 'free', until: new Date('2026-12-11T11:30:00Z') } as const

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

type Texts = Record<FixedTerms['kind'] | 'agree' | 'differ' | 'document', string>

const LANGUAGES = {
  en: {
    unused: 'Free cancellation while unused',
    unviewed: 'Free cancellation until you view the activation code',
    viewed: 'The activation code has been viewed, so this eSIM can no longer be cancelled.',
    unanswered: 'Free cancellation until the operator has replied',
    onceConfirmed: 'Non-refundable once the booking is confirmed',
    nonRefundable: 'Non-refundable',
    ended: 'Free cancellation has ended',
    unpaid: 'Not paid yet: you can cancel free of charge',
    fee: 'Cancelling now costs 50% of the price.',
    agree: 'Free cancellation until Fri 11 Dec 2026, 11:30',
    differ:
      'Free cancellation until Fri 11 Dec 2026, 18:30 local time (Fri 11 Dec 2026, 11:30 where you are)',
    document: 'Free cancellation until Fri 11 Dec 2026, 18:30, Indochina Time (GMT+7)',
  },
  th: {
    unused: 'ยกเลิกฟรีหากยังไม่ได้ใช้',
    unviewed: 'ยกเลิกฟรีจนกว่าจะเปิดดูรหัสเปิดใช้งาน',
    viewed: 'เปิดดูรหัสเปิดใช้งานแล้ว จึงยกเลิกไม่ได้',
    unanswered: 'ยกเลิกฟรีจนกว่าผู้ให้บริการจะตอบ',
    onceConfirmed: 'ขอคืนเงินไม่ได้เมื่อยืนยันการจองแล้ว',
    nonRefundable: 'ขอคืนเงินไม่ได้',
    ended: 'เลยกำหนดยกเลิกฟรีแล้ว',
    unpaid: 'ยังไม่ได้ชำระเงิน ยกเลิกได้โดยไม่มีค่าใช้จ่าย',
    fee: 'ยกเลิกตอนนี้เสีย 50% ของราคา',
    agree: 'ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 11:30',
    differ: 'ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 18:30 ตามเวลาท้องถิ่น (ศุกร์ 11 ธ.ค. 2026 11:30 ตามเวลาของคุณ)',
    document: 'ยกเลิกฟรีจนถึง ศุกร์ 11 ธ.ค. 2026 18:30 เวลาอินโดจีน (GMT+7)',
  },
  'zh-cn': {
    unused: '未使用前可免费取消',
    unviewed: '查看激活码之前可免费取消',
    viewed: '激活码已查看，这个 eSIM 不能再取消。',
    unanswered: '商家答复前可免费取消',
    onceConfirmed: '预订确认后不可退款',
    nonRefundable: '不可退款',
    ended: '已过免费取消期限',
    unpaid: '尚未付款，可免费取消',
    fee: '现在取消将收取价格的 50%。',
    agree: '2026年12月11日周五 11:30 前可免费取消',
    differ: '当地时间 2026年12月11日周五 18:30 前可免费取消（你所在地为 2026年12月11日周五 11:30）',
    document: '中南半岛时间 (GMT+7) 2026年12月11日周五 18:30 前可免费取消',
  },
} satisfies Partial<Record<Locale, Texts>>

const KINDS = [
  'unused',
  'unviewed',
  'viewed',
  'unanswered',
  'onceConfirmed',
  'nonRefundable',
  'ended',
  'unpaid',
] as const

test.each(Object.entries(LANGUAGES) as Array<[Locale, Texts]>)(
  '[B7] states every kind of terms in %s',
  (locale, expected) => {
    const t = cancellationTranslator(locale)
    const bangkok = { locale, timeZone: 'Asia/Bangkok' }
    const fixed = [...KINDS.map((kind) => ({ kind })), { kind: 'fee', percent: 50 } as const]
    for (const terms of fixed) {
      expect(termsText(terms, t, bangkok)).toEqual({ text: expected[terms.kind], moments: [] })
      expect(documentTermsText(terms, t, bangkok)).toBe(expected[terms.kind])
    }
    expect(termsText(FREE, t, { locale, timeZone: 'UTC' }).text).toBe(expected.agree)
    const { text, moments } = termsText(FREE, t, bangkok)
    expect(text).toBe(expected.differ)
    expect(moments).toHaveLength(2)
    for (const moment of moments) expect(text).toContain(moment)
    expect(documentTermsText(FREE, t, bangkok)).toBe(expected.document)
  },
)

test('[B1] a deadline is the same instant on both clocks, also across a clock change', () => {
  const t = cancellationTranslator('en')
  const until = new Date('2027-03-28T01:30:00Z')
  expect(termsText({ kind: 'free', until }, t, { locale: 'en', timeZone: 'Europe/Zurich' }).text).toContain(
    'Sun 28 Mar 2027, 03:30 local time (Sun 28 Mar 2027, 01:30 where you are)',
  )
})
