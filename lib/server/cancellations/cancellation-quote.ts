import type { z } from 'zod'
import type * as contract from '@/lib/contract/cancellations'
import { ApiError, fieldError } from '@/lib/contract/error'
import { cancellationRefusal } from '@/lib/domain/cancellable'
import { feePercentAt, feeSteps } from '@/lib/domain/cancellation'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { limitRefund, quoteRefund, type RefundQuote } from '@/lib/domain/refund-quote'
import { checkQuantities } from '@/lib/domain/selection'
import type { Queryable } from '@/lib/server/db/client'
import { bookingShares } from '@/lib/server/orders/allocate-charge'
import { findGoods } from '@/lib/server/orders/goods-repo'
import { type BookingRow, type OrderRow, type UnitItemRow, unitItemsOf } from '@/lib/server/orders/repo'
import { isShown } from '@/lib/server/orders/voucher-repo'
import { findGateway, isAutomatic, paymentLabel } from '@/lib/server/payments'
import { leftFor } from '@/lib/server/payments/refund-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { paidAttempt } from '@/lib/server/payments/repo'
import { isRedeemed, unitRules } from './repo'

export interface CancellationRequest {
  order: OrderRow
  /** All bookings of the order. */
  bookings: readonly BookingRow[]
  booking: BookingRow
  /** All remaining unit items if absent. */
  unitItemIds?: readonly string[]
  /** Full refund, whatever the policy says: the shop or the supplier cancels. */
  waived?: boolean
  locale: Locale
  now: Date
}

export interface CancellationQuote {
  /** The bookings that are cancelled, or the one that continues with fewer unit items. */
  scope: readonly BookingRow[]
  items: readonly UnitItemRow[]
  whole: boolean
  feePercent: number
  /** How many places the unit items take in each slot. */
  places: number
  /** Whether cancelling is possible only until the eSIM codes are shown. */
  untilShown: boolean
  paid: Money
  refund: Money
  /** What would be refunded as well, had it not been refunded before. */
  alreadyRefunded: number
  deposit: number
  perItem: RefundQuote['items']
  attempt: AttemptRow | null
}

function selectItems(
  items: readonly UnitItemRow[],
  ids: readonly string[] | undefined,
): readonly UnitItemRow[] {
  if (!ids) return items
  if (ids.length === 0) throw fieldError('unit_item_ids', 'required')
  const given = new Set(ids)
  const found = items.filter(({ id }) => given.has(id))
  if (found.length < given.size) throw fieldError('unit_item_ids', 'invalid')
  return found
}

type Rules = Awaited<ReturnType<typeof unitRules>>

/** Checks that the remaining unit items still satisfy the option's rules. */
function checkRemaining(rules: Rules, remaining: readonly UnitItemRow[], locale: Locale): void {
  const quantities = Object.fromEntries(
    Map.groupBy(remaining, ({ unitCode }) => unitCode)
      .entries()
      .map(([code, items]) => [code, items.length]),
  )
  const unlimited = Number.MAX_SAFE_INTEGER
  const violation = checkQuantities({ ...rules, maxUnits: unlimited, maxPartySize: unlimited }, quantities)
  if (violation?.code === 'BELOW_MIN_UNITS')
    throw new ApiError('REMAINING_TOO_FEW', { values: violation.values })
  if (violation?.code !== 'MUST_BE_ACCOMPANIED') return
  const label = (code: string) =>
    inLocale(rules.units.find((unit) => unit.code === code)?.label, locale) ?? code
  const { unit, by } = violation.values
  throw new ApiError('REMAINING_UNACCOMPANIED', { values: { unit: label(unit), by: label(by) } })
}

function placesOf({ inventory, units }: Rules, items: readonly UnitItemRow[]): number {
  if (inventory !== 'SLOT') return items.length
  return items.reduce(
    (sum, item) => sum + (units.find(({ code }) => code === item.unitCode)?.paxCount ?? 1),
    0,
  )
}

function feePercentOf({ booking, waived, now }: CancellationRequest): number {
  if (waived || booking.status !== 'confirmed') return 0
  return feePercentAt(booking.cancellationPolicy, booking.startsAt, now)
}

/** An unpaid booking is cancelled with its whole order, since an order is paid as one. */
async function quoteUnpaid(
  db: Queryable,
  { order, bookings }: CancellationRequest,
): Promise<CancellationQuote> {
  const scope = bookings.filter(({ status }) => status === 'pending')
  const items = await unitItemsOf(
    scope.map(({ id }) => id),
    db,
  )
  const nothing = moneyOf(0, order.currency)
  const rest = {
    places: 0,
    untilShown: false,
    paid: nothing,
    refund: nothing,
    alreadyRefunded: 0,
    deposit: 0,
    perItem: new Map(),
    attempt: null,
  }
  return { scope, items, whole: true, feePercent: 0, ...rest }
}

/**
 * Returns what cancelling a booking, or some of its unit items, would cancel and refund now.
 * @throws ApiError BOOKING_NOT_CANCELLABLE, CANCELLATION_CLOSED, ESIM_SHOWN, GOODS_DELIVERED, PARTIAL_CANCEL_UNPAID,
 *   REMAINING_TOO_FEW, REMAINING_UNACCOMPANIED, VALIDATION_FAILED if a unit item is not the booking's or is already
 *   cancelled
 */
export async function cancellationQuoteOf(
  db: Queryable,
  request: CancellationRequest,
): Promise<CancellationQuote> {
  const { order, bookings, booking, unitItemIds, now } = request
  const all = await unitItemsOf([booking.id], db)
  const left = all.filter(({ cancelledAt }) => cancelledAt === null)
  const used = {
    redeemed: await isRedeemed(db, booking.id),
    shown: await isShown(
      db,
      left.map(({ id }) => id),
    ),
    goods: (await findGoods(db, booking.id))?.state,
  }
  const refusal = cancellationRefusal({ ...booking, ...used }, now)
  const isOver = refusal === 'BOOKING_NOT_CANCELLABLE' || booking.status === 'completed'
  if (refusal && (isOver || !request.waived)) throw new ApiError(refusal)
  const items = selectItems(left, unitItemIds)
  const whole = items.length === left.length
  if (booking.status === 'pending') {
    if (!whole) throw new ApiError('PARTIAL_CANCEL_UNPAID')
    return quoteUnpaid(db, request)
  }
  const rules = await unitRules(db, booking.optionId)
  if (!whole)
    checkRemaining(
      rules,
      left.filter((item) => !items.includes(item)),
      request.locale,
    )
  const attempt = await paidAttempt(db, order.id)
  const charge = attempt ? moneyOf(attempt.amount, attempt.currency) : moneyOf(0, order.currency)
  const feePercent = feePercentOf(request)
  const full = quoteRefund(
    bookingShares(order, bookings, booking, all, charge),
    items.map(({ id }) => id),
    { feePercent, last: whole },
  )
  const quote = limitRefund(full, attempt ? await leftFor(db, attempt, booking.id) : 0)
  return {
    scope: [booking],
    items,
    whole,
    feePercent,
    places: placesOf(rules, items),
    untilShown: rules.inventory === 'SERIAL' && booking.status === 'confirmed',
    paid: { ...charge, amount: quote.paid },
    refund: { ...charge, amount: quote.refund },
    alreadyRefunded: full.refund - quote.refund,
    deposit: quote.deposit,
    perItem: quote.items,
    attempt,
  }
}

/** Converts a quote to its wire format. */
export function quoteView(
  quote: CancellationQuote,
  { booking, locale, now }: CancellationRequest,
): z.input<typeof contract.cancellationQuote> {
  const { scope, items, whole, feePercent, untilShown, paid, refund, alreadyRefunded, deposit } = quote
  const { perItem, attempt } = quote
  const charged = (amount: number) => ({ ...paid, amount })
  const [step] =
    booking.status === 'confirmed' ? feeSteps(booking.cancellationPolicy, booking.startsAt, now) : []
  return {
    booking_ids: scope.map(({ id }) => id),
    unit_item_ids: items.map(({ id }) => id),
    whole,
    paid: attempt && paid,
    refund: attempt && refund,
    already_refunded: attempt && alreadyRefunded > 0 ? charged(alreadyRefunded) : null,
    deposit: attempt && deposit > 0 ? charged(deposit) : null,
    fee_percent: feePercent,
    items: [...perItem].map(([id, amount]) => ({ id, refund: charged(amount) })),
    until: step?.at.toISOString() ?? null,
    until_shown: untilShown,
    method: attempt && paymentLabel(attempt.optionKey, locale),
    by_hand: attempt !== null && !isAutomatic(findGateway(attempt.gateway), refund, attempt),
  }
}
