import { inLocale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { env } from '@/lib/env'
import { formatMoney } from '@/lib/i18n/format'
import type { Transaction } from '@/lib/server/db/client'
import type { TemplateName } from '@/lib/server/mail/templates'
import { mailBuyer } from '@/lib/server/orders/mail-buyer'
import { paymentLabel } from '@/lib/server/payments'
import type { GoodsBooking } from './find-booking'
import { isByHand, type ReturnRefund } from './return-quote'

type Found = Pick<GoodsBooking, 'order' | 'booking'>
type Values = Record<string, string>

async function mail(
  db: Transaction,
  { order, booking }: Found,
  template: TemplateName,
  values: Values,
): Promise<void> {
  const product = inLocale(booking.snapshot.name, order.locale)
  await mailBuyer(db, order, { template, values: { product, ...values } })
}

const shown = (money: Money) => (money.amount > 0 ? formatMoney(money) : '')

/** How a refund reaches the customer. */
function refundValues(
  { attempt }: ReturnRefund,
  parts: Parameters<typeof isByHand>[1],
  { locale }: Found['order'],
): Values {
  return {
    method: attempt ? paymentLabel(attempt.optionKey, locale) : '',
    by_hand: attempt && isByHand(attempt, parts) ? 'by_hand' : '',
  }
}

export async function mailShipped(
  db: Transaction,
  found: Found,
  { carrier, trackingNumber }: { carrier: string | null; trackingNumber: string | null },
): Promise<void> {
  await mail(db, found, 'goods-shipped', { carrier: carrier ?? '', tracking: trackingNumber ?? '' })
}

export async function mailReady(db: Transaction, found: Found): Promise<void> {
  const { snapshot } = found.booking
  const { locale } = found.order
  const place = inLocale(snapshot.pointName, locale) ?? inLocale(snapshot.meetingName, locale) ?? ''
  await mail(db, found, 'goods-ready', { place: place.replaceAll(/\s+/g, ' ') })
}

/** Mails the customer how to return the goods, and what comes back for them. */
export async function mailReturnRequested(db: Transaction, found: Found, quote: ReturnRefund): Promise<void> {
  const refund = moneyOf(quote.price + quote.deposit, quote.currency)
  const isCollected = found.booking.bookingDetails.fulfilment?.way === 'pickup'
  await mail(db, found, 'return-requested', {
    refund: shown(refund),
    ...refundValues(quote, quote, found.order),
    counter: isCollected ? 'counter' : '',
    address: isCollected ? '' : (env.RETURN_ADDRESS ?? '').replaceAll(/\s+/g, ' '),
  })
}

export async function mailReturnDeclined(db: Transaction, found: Found, reason: string): Promise<void> {
  await mail(db, found, 'return-declined', { reason })
}

/**
 * Mails what the return of goods brings back. A lent thing that comes back after its use brings back its deposit
 * only.
 */
export async function mailReturned(
  db: Transaction,
  found: Found,
  quote: ReturnRefund,
  { price, deposit, withheld }: { price: Money; deposit: Money; withheld: Money },
  reason: string,
): Promise<void> {
  const isOnlyDeposit = quote.feePercent === null && quote.deposit > 0
  const refund = { ...price, amount: price.amount + deposit.amount }
  const parts = { price: price.amount, deposit: deposit.amount }
  const values = { withheld: shown(withheld), reason, ...refundValues(quote, parts, found.order) }
  if (isOnlyDeposit) return mail(db, found, 'deposit-returned', { ...values, back: shown(deposit) })
  await mail(db, found, 'goods-returned', { ...values, refund: shown(refund), deposit: shown(deposit) })
}

/** Mails that the deposit of a lost thing is retained. */
export async function mailDepositRetained(
  db: Transaction,
  found: Found,
  deposit: Money,
  reason: string,
): Promise<void> {
  await mail(db, found, 'deposit-returned', { back: '', withheld: shown(deposit), reason })
}
