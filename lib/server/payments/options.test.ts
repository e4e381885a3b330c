import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CURRENCIES } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { chargeCurrency, PAYMENT_OPTIONS, paymentLabel } from './options'

test('[B4] lists the seven payment options of the specification and then Stripe, each with an image', () => {
  expect(
    PAYMENT_OPTIONS.map((o) => [o.key, paymentLabel(o.key, 'en'), o.payment_option, o.payment_method]),
  ).toEqual([
    ['gb_prime_pay_credit_card', 'Credit Card', 'card_payment', 'gb_prime_pay'],
    ['ktc_credit_card', 'Credit Card (KTC)', 'card_payment', 'ktc_pay'],
    ['ktc_alipay', 'Alipay', 'alipay', 'ktc_pay'],
    ['pay_later', 'Pay Later', 'pay_later', 'pay_later'],
    ['gb_prime_pay_qr_cash', 'QR Code Payment', 'qr_payment', 'gb_prime_pay'],
    ['gb_prime_pay_qr_credit', 'QR Code Payment', 'qr_payment', 'gb_prime_pay'],
    ['two_c2p', '2C2P', 'two_c2p', 'two_c2p'],
    ['stripe', 'Stripe', 'stripe', 'stripe'],
  ])
  for (const { image } of PAYMENT_OPTIONS) expect(existsSync(`public${image}`)).toBe(true)
})

test('[B4] charges in a currency that the gateway accepts', () => {
  expect(chargeCurrency('gb_prime_pay_qr_cash', 'USD')).toBe('THB')
  expect(chargeCurrency('ktc_alipay', 'CNY')).toBe('THB')
  expect(chargeCurrency('two_c2p', 'USD')).toBe('USD')
  expect(chargeCurrency('two_c2p', 'JPY')).toBe('THB')
  expect(chargeCurrency('pay_later', 'JPY')).toBe('JPY')
  for (const currency of CURRENCIES) expect(chargeCurrency('stripe', currency)).toBe(currency)
})

test('the labels are in the language of the page, and tell the two QR codes apart', () => {
  const labels = (locale: Locale) => PAYMENT_OPTIONS.map(({ key }) => paymentLabel(key, locale))
  expect(labels('th')).toEqual([
    'บัตรเครดิต/เดบิต',
    'บัตรเครดิต/เดบิต (KTC)',
    'Alipay',
    'จ่ายทีหลัง',
    'พร้อมเพย์ QR',
    'QR บัตรเครดิต',
    '2C2P',
    'Stripe',
  ])
  expect(labels('zh-cn')).toEqual([
    '信用卡',
    '信用卡（KTC）',
    '支付宝',
    '稍后付款',
    'PromptPay 二维码',
    '信用卡二维码',
    '2C2P',
    'Stripe',
  ])
  expect(() => paymentLabel('cash', 'en')).toThrow(RangeError)
})
