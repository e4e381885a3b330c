import { ApiError } from '@/lib/contract/error'
import { inLocale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import { database, type Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { bookingShares } from '@/lib/server/orders/allocate-charge'
import { insertDepositReturn, isDepositReturned } from '@/lib/server/orders/deposit-repo'
import { type BookingRow, bookingsOf, lockOrder, type OrderRow, unitItemsOf } from '@/lib/server/orders/repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { findGateway, isAutomatic, paymentOption } from '@/lib/server/payments'
import { leftFor } from '@/lib/server/payments/refund-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { paidAttempt } from '@/lib/server/payments/repo'
import { requestRefund } from './request-refund'

interface DepositReturn {
  staffMember: string
  /** The amount withheld, e.g. for a lost cable, in minor units of the charge; 0 by default. */
  withheld?: number
  /** Why an amount is withheld. */
  reason?: string
}

/** Returns the deposit of a booking, as charged, that was not refunded by a cancellation. */
async function depositLeft(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  booking: BookingRow,
  attempt: AttemptRow,
): Promise<Money> {
  const charge = moneyOf(attempt.amount, attempt.currency)
  const all = await unitItemsOf([booking.id], db)
  const { items, rest } = bookingShares(order, bookings, booking, all, charge)
  const active = all.filter(({ cancelledAt }) => cancelledAt === null)
  const amount = active.reduce((sum, { id }) => sum + (items.get(id)?.deposit ?? 0), rest.deposit)
  return { ...charge, amount: Math.min(amount, await leftFor(db, attempt, booking.id)) }
}

async function mailDepositReturned(
  db: Transaction,
  order: OrderRow,
  booking: BookingRow,
  attempt: AttemptRow,
  { back, withheld, reason }: { back: Money; withheld: Money; reason: string },
): Promise<void> {
  await enqueueMail(db, {
    to: order.lead.email,
    locale: order.locale,
    template: 'deposit-returned',
    values: {
      name: order.lead.first_name,
      reference: order.reference,
      order_id: order.id,
      product: inLocale(booking.snapshot.name, order.locale),
      back: back.amount > 0 ? formatMoney(back) : '',
      withheld: withheld.amount > 0 ? formatMoney(withheld) : '',
      reason,
      method: paymentOption(attempt.optionKey).label,
      by_hand: isAutomatic(findGateway(attempt.gateway), back, attempt) ? '' : 'by_hand',
    },
  })
}

/**
 * Refunds the deposit of a booking after the rented item was returned, in full or less with a reason.
 * @returns the refunded amount
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, DEPOSIT_NOT_DUE before the booking is completed, NO_DEPOSIT
 *   if none is left or more would be withheld than that, DEPOSIT_RETURNED if it was already refunded
 */
export async function returnDeposit(
  orderId: string,
  bookingId: string,
  { staffMember, withheld = 0, reason = '' }: DepositReturn,
): Promise<Money> {
  const back = await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    const booking = bookings.find(({ id }) => id === bookingId)
    if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
    if (await isDepositReturned(db, booking.id)) throw new ApiError('DEPOSIT_RETURNED')
    if (booking.status !== 'completed') throw new ApiError('DEPOSIT_NOT_DUE')
    const attempt = await paidAttempt(db, order.id)
    const deposit = attempt && (await depositLeft(db, order, bookings, booking, attempt))
    if (!attempt || !deposit || deposit.amount === 0 || withheld > deposit.amount)
      throw new ApiError('NO_DEPOSIT', { values: { left: deposit ? formatMoney(deposit) : '0' } })
    const money = {
      back: { ...deposit, amount: deposit.amount - withheld },
      withheld: { ...deposit, amount: withheld },
    }
    const refundId = await requestRefund(db, {
      attemptId: attempt.id,
      bookingId: booking.id,
      ...money.back,
      reason: 'deposit',
    })
    await insertDepositReturn(db, {
      bookingId: booking.id,
      amount: money.back.amount,
      withheldAmount: withheld,
      currency: deposit.currency,
      refundId,
      staffMember,
      reason: reason || null,
    })
    await recordStaffAction(db, { staffMember }, order.id, 'return-deposit', {
      booking: booking.id,
      back: money.back,
      withheld: money.withheld,
      reason,
    })
    await mailDepositReturned(db, order, booking, attempt, { ...money, reason })
    return money.back
  })
  wakeOutbox()
  return back
}
