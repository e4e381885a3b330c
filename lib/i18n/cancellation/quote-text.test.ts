import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { quoteText } from './quote-text'
import { refundText } from './refund-text'
import { cancellationTranslator } from './translator'

const thb = (amount: number) => ({ amount, currency: 'THB' as const })

const QUOTE = {
  booking_ids: ['booking'],
  paid: thb(100_000),
  refund: thb(60_000),
  already_refunded: null as { amount: number; currency: 'THB' } | null,
  deposit: thb(20_000),
  fee_percent: 50,
  until: '2026-12-11T11:30:00Z',
  until_shown: false,
  method: 'Visa',
  by_hand: false,
}

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

interface Expected {
  rows: string[]
  deposit: string
  until: string
  refund: Record<'to' | 'byHand' | 'nothing' | 'unpaid', string>
}

const LANGUAGES = {
  en: {
    rows: ['Paid: ฿1,000', 'Cancellation fee, 50%: −฿400', 'Your refund: ฿600'],
    deposit: 'Includes the deposit of ฿200.',
    until:
      'From Fri 11 Dec 2026, 18:30 local time (Fri 11 Dec 2026, 11:30 where you are), the cancellation fee increases.',
    refund: {
      to: '฿600 of the ฿1,000 you paid will be refunded to Visa. We will email you once it is sent.',
      byHand:
        '฿600 of the ฿1,000 you paid will be refunded to Visa. Our team processes it manually, within three working days.',
      nothing: 'Under its cancellation policy, none of the ฿1,000 you paid is refundable.',
      unpaid: 'It had not been paid, and nothing is charged.',
    },
  },
  th: {
    rows: ['ชำระไป: ฿1,000', 'ค่ายกเลิก 50%: −฿400', 'ยอดเงินคืน: ฿600'],
    deposit: 'ในจำนวนนี้เป็นเงินมัดจำ ฿200',
    until:
      'ตั้งแต่ ศุกร์ 11 ธ.ค. 2026 18:30 ตามเวลาท้องถิ่น (ศุกร์ 11 ธ.ค. 2026 11:30 ตามเวลาของคุณ) เป็นต้นไป จะเสียค่ายกเลิกมากขึ้น',
    refund: {
      to: 'จากยอดที่ชำระ ฿1,000 เราจะคืนเงิน ฿600 ไปยัง Visa และจะส่งอีเมลแจ้งเมื่อโอนคืนแล้ว',
      byHand: 'จากยอดที่ชำระ ฿1,000 เราจะคืนเงิน ฿600 ไปยัง Visa โดยเจ้าหน้าที่จะดำเนินการภายใน 3 วันทำการ',
      nothing: 'ตามเงื่อนไขการยกเลิก ยอดที่ชำระ ฿1,000 ขอคืนไม่ได้',
      unpaid: 'ยังไม่ได้ชำระเงิน จึงไม่มีค่าใช้จ่าย',
    },
  },
  'zh-cn': {
    rows: ['已付: ฿1,000', '取消费用 50%: −฿400', '退款金额: ฿600'],
    deposit: '其中押金 ฿200。',
    until: '当地时间 2026年12月11日周五 18:30（你所在地为 2026年12月11日周五 11:30）起，取消费用将提高。',
    refund: {
      to: '你为此支付的 ฿1,000 中，฿600 将退回 Visa。退款发出后我们会发邮件通知你。',
      byHand: '你为此支付的 ฿1,000 中，฿600 将退回 Visa，由工作人员在 3 个工作日内人工办理。',
      nothing: '按取消政策，你支付的 ฿1,000 不可退款。',
      unpaid: '尚未付款，不会收取任何费用。',
    },
  },
} satisfies Partial<Record<Locale, Expected>>

describe.each(Object.entries(LANGUAGES) as Array<[Locale, Expected]>)('[B7] in %s', (locale, expected) => {
  const t = cancellationTranslator(locale)
  const quoted = (change: Partial<typeof QUOTE> = {}, isUnpaid = false) =>
    quoteText({ ...QUOTE, ...change }, isUnpaid, t, { locale, timeZone: 'Asia/Bangkok' })
  const unpaid = { paid: null, refund: null, deposit: null } as unknown as Partial<typeof QUOTE>

  test('a quote states what was paid, the fee, the refund, its deposit and the next deadline', () => {
    const { rows, notes } = quoted()
    expect(rows.map(({ label, amount }) => `${label}: ${amount}`)).toEqual(expected.rows)
    expect(notes.map(({ text }) => text)).toEqual([
      expected.deposit,
      t('quote.to', { method: 'Visa' }),
      expected.until,
    ])
    expect(notes.at(-1)?.moments).toHaveLength(2)
  })

  test('a full refund has no fee, and an eSIM states what ends it', () => {
    const change = { refund: QUOTE.paid, fee_percent: 0, until_shown: true }
    const { rows, notes } = quoted(change)
    expect(rows.map(({ id }) => id)).toEqual(['paid', 'refund'])
    expect(notes.at(-1)?.text).toBe(t('quote.untilViewed'))
  })

  test('what was refunded before is no fee', () => {
    const { rows } = quoted({ refund: thb(0), already_refunded: QUOTE.paid, fee_percent: 0 })
    expect(rows.map(({ id }) => id)).toEqual(['paid', 'before', 'refund'])
    expect(rows[1]?.amount).toBe('−฿1,000')
  })

  test('a quote states a manual refund, or that nothing is refunded', () => {
    const texts = (change: Partial<typeof QUOTE>) => quoted(change).notes.map(({ text }) => text)
    expect(texts({ by_hand: true })).toContain(t('quote.byHand', { method: 'Visa' }))
    expect(texts({ refund: thb(0) })).toContain(t('quote.nothing'))
  })

  test('without a payment only a note remains', () => {
    const several = { ...unpaid, booking_ids: ['one', 'two'] }
    expect(quoted(unpaid).rows).toEqual([])
    expect(
      [quoted(unpaid, true), quoted(several, true), quoted(unpaid)].map(({ notes }) => notes[0]?.text),
    ).toEqual([t('quote.unpaid'), t('quote.unpaidAll', { count: 2 }), t('quote.free')])
  })

  test('a mail states what a cancellation refunds, and how', () => {
    const refund = { paid: '฿1,000', refund: '฿600', method: 'Visa', byHand: false }
    expect(refundText(refund, t)).toBe(expected.refund.to)
    expect(refundText({ ...refund, byHand: true }, t)).toBe(expected.refund.byHand)
    expect(refundText({ ...refund, refund: '' }, t)).toBe(expected.refund.nothing)
    expect(refundText({ ...refund, refund: '', paid: '' }, t)).toBe(expected.refund.unpaid)
  })
})
