import { expect, test } from 'vitest'
import type { Rates } from '@/lib/domain/money'
import { orderCharge } from './order-charge'

const rates: Rates = { base: 'THB', asOf: '2026-11-01', perBase: { THB: '1', USD: '0.0305', JPY: '4.61' } }

const line = (quantity: number) => ({
  unit: 'ADULT' as const,
  extra: null,
  label: { en: 'Adult', th: 'ผู้ใหญ่', 'zh-cn': '成人' },
  quantity,
  amount: 1_512,
  sourceAmount: 1_000,
  sourceCurrency: 'USD',
})
const bookings = [{ lines: [line(1)] }, { lines: [line(2)] }]
const order = { total: 4_536, currency: 'JPY', rates }

test('[B4] charges all bookings in baht at the order’s rates if the option takes only baht', () => {
  expect(orderCharge(order, bookings, 'ktc_alipay')).toEqual({ amount: 3 * 32_787, currency: 'THB' })
  const withHigherRate = { ...order, rates: { ...rates, perBase: { ...rates.perBase, USD: '0.025' } } }
  expect(orderCharge(withHigherRate, bookings, 'ktc_alipay')).toEqual({ amount: 3 * 40_000, currency: 'THB' })
})

test('[B4] charges the order’s total if the option takes its currency', () => {
  expect(orderCharge(order, bookings, 'pay_later')).toEqual({ amount: 4_536, currency: 'JPY' })
  const orderInDollars = { ...order, total: 3_000, currency: 'USD' }
  expect(orderCharge(orderInDollars, bookings, 'two_c2p')).toEqual({ amount: 3_000, currency: 'USD' })
})
