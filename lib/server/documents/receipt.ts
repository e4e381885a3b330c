import type { Order } from '@/lib/contract/orders'
import { type Currency, isCurrency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { exchangeRate, type Money, moneyOf, multiplyMoney, type Rates, sumMoney } from '@/lib/domain/money'
import { formatInstant, formatMoney } from '@/lib/i18n/format'
import { fullName } from '@/lib/i18n/full-name'
import { translator } from '@/lib/i18n/translate'
import type { Fact } from './booking-summary'

export interface Payment {
  method: string
  invoice: string
  charged: Money
  at: Date
  refunds: Array<{ amount: Money; at: Date }>
}

export interface ReceiptSource {
  order: Order
  /** Frozen when the order was placed. */
  rates: Rates
  /** Currencies in which its products are priced. */
  priced: readonly string[]
  /** Null if the order was free. */
  payment: Payment | null
}

export interface ReceiptDocument {
  facts: Fact[]
  bookings: Array<{ name: string; lines: Fact[] }>
  sums: Fact[]
  notes: string[]
}

const RATE_SCALE = 1e10
const BPS = 10_000

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 4 }

/** The rate by which prices were converted: '1 EUR = 38.2146 THB', inverted if that is the larger number. */
export function rateText(one: Currency, other: Currency, rates: Rates): string {
  const rate = exchangeRate(one, other, rates) / RATE_SCALE
  if (rate >= 1) return `1 ${one} = ${rate.toLocaleString('en-US', DIGITS)} ${other}`
  // The inverse of the same conversion: the margin is for the other direction.
  const inverse = exchangeRate(other, one, { ...rates, marginBps: 0 }) / RATE_SCALE
  const back = inverse / (1 + (rates.marginBps ?? 0) / BPS)
  return `1 ${other} = ${back.toLocaleString('en-US', DIGITS)} ${one}`
}

function linesOf({ bookings, total }: Order, locale: Locale): ReceiptDocument['bookings'] {
  const t = translator(locale)
  return bookings.map(({ product, lines, total: sum }) => {
    const shown = lines.map(({ label, quantity, price }) => ({
      label: t('orders.price.line', { label, quantity, price: formatMoney(price) }),
      value: multiplyMoney(price, quantity),
    }))
    const before = sumMoney(
      total.currency,
      shown.map(({ value }) => value),
    )
    const off = { amount: sum.amount - before.amount, currency: total.currency }
    const rows = off.amount === 0 ? shown : [...shown, { label: t('documents.discount'), value: off }]
    return {
      name: product.name,
      lines: rows.map(({ label, value }) => ({ label, value: formatMoney(value) })),
    }
  })
}

/** Returns the text of a receipt. */
export function receiptDocument(
  { order, rates, priced, payment }: ReceiptSource,
  locale: Locale,
): ReceiptDocument {
  const t = translator(locale)
  const at = (moment: Date | string) => `${formatInstant(moment, locale, 'UTC')} UTC`
  const { total } = order
  const foreign = [...new Set([...priced, payment?.charged.currency])]
    .filter(isCurrency)
    .filter((currency) => currency !== total.currency)
  return {
    facts: [
      { label: t('orders.facts.reference'), value: order.reference },
      { label: t('documents.ordered'), value: at(order.created_at) },
      { label: t('documents.to'), value: fullName(order.lead, locale) },
      ...(payment
        ? [
            { label: t('documents.paidOn'), value: at(payment.at) },
            { label: t('documents.method'), value: payment.method },
            { label: t('documents.invoice'), value: payment.invoice },
          ]
        : []),
    ],
    bookings: linesOf(order, locale),
    sums: [
      { label: t('orders.price.total'), value: formatMoney(total) },
      ...(payment && payment.charged.currency !== total.currency
        ? [{ label: t('documents.charged'), value: formatMoney(payment.charged) }]
        : []),
      ...(payment?.refunds ?? []).map((refund) => ({
        label: t('documents.refunded', { date: at(refund.at) }),
        value: formatMoney(multiplyMoney(refund.amount, -1)),
      })),
    ],
    notes: [
      t('orders.price.taxes'),
      ...(foreign.length > 0
        ? [
            t('documents.rates', {
              rates: foreign.map((currency) => rateText(currency, total.currency, rates)).join(' · '),
            }),
          ]
        : []),
      t('documents.noTaxInvoice'),
    ],
  }
}

/** Converts a stored payment amount. */
export const moneyIn = (row: { amount: number; currency: string }): Money => moneyOf(row.amount, row.currency)
