import type { z } from 'zod'
import { ApiError, type ErrorCode } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/vouchers'
import { hasGoods } from '@/lib/domain/goods'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { type RedemptionState, redemptionState } from '@/lib/domain/redemption'
import { formatDate, formatInstant } from '@/lib/i18n/format'
import { fullName } from '@/lib/i18n/full-name'
import { legViews } from '@/lib/server/catalog/leg-view'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requireKey } from '@/lib/server/http/idempotency'
import { limit } from '@/lib/server/http/rate-limit'
import { recordDelivery } from '@/lib/server/orders/record-delivery'
import { lockOrder, setStatus } from '@/lib/server/orders/repo'
import { type ReadCode, readCode, ticketCode } from '@/lib/server/orders/voucher'
import { type Venue, venueOf } from './keys'
import {
  closeVoucher,
  findPresented,
  insertRedemptions,
  lockBooking,
  type PresentedRow,
  type TicketRow,
  ticketsOf,
  ticketsRedeemedWith,
} from './repo'

type View = z.input<typeof contract.presentedVoucher>

interface Presented {
  code: ReadCode
  row: PresentedRow
  tickets: TicketRow[]
  /** The valid tickets of the presented code. */
  shown: TicketRow[]
  /** Whether all tickets of the presented code are cancelled. */
  isCancelled: boolean
}

/** Returns the voucher of a code; null if there is none that the venue may redeem. */
async function find(text: string, venue: Venue, db: Queryable = database()): Promise<Presented | null> {
  const code = readCode(text)
  const row = code && (await findPresented(code.vouchers, db))
  if (!row || (venue.supplier !== null && venue.supplier !== row.supplier)) return null
  const all = await ticketsOf(row.booking.id, db)
  const presentedTickets = all.filter(({ position }) => code.position === null || code.position === position)
  if (code.position !== null && presentedTickets.length === 0) return null
  const isActive = ({ cancelledAt }: TicketRow) => cancelledAt === null
  const shown = presentedTickets.filter(isActive)
  return {
    code,
    row,
    tickets: all.filter(isActive),
    shown,
    isCancelled: presentedTickets.length > 0 && shown.length === 0,
  }
}

/**
 * @throws ApiError VOUCHER_NOT_FOUND, also for another supplier's voucher; RATE_LIMITED after many wrong
 *   codes
 */
async function present(text: string, venue: Venue): Promise<Presented> {
  const presented = await find(text, venue)
  if (presented) return presented
  await limit('voucher-venue', venue.keyId ?? 'sandbox')
  throw new ApiError('VOUCHER_NOT_FOUND')
}

function stateOf({ row, shown, isCancelled }: Presented, now: Date): RedemptionState {
  if (isCancelled) return 'cancelled'
  const { status, localDate, timeZone } = row.booking
  const used =
    shown.length > 0 ? shown.map(({ redeemedAt }) => redeemedAt !== null) : [row.redeemedAt !== null]
  return redemptionState({ status, date: localDate, timeZone, used }, now)
}

function firstUse({ row, shown }: Presented): Date | null {
  const [first] = shown
    .flatMap(({ redeemedAt }) => redeemedAt ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
  return first ?? row.redeemedAt
}

function viewOf(presented: Presented, locale: Locale, now: Date): View {
  const { code, row, tickets, shown } = presented
  const { snapshot, bookingDetails, localDate, localEndDate, localTime, timeZone } = row.booking
  return {
    code: code.position === null ? row.voucher : ticketCode(row.voucher, code.position),
    state: stateOf(presented, now),
    product_name: inLocale(snapshot.name, locale),
    option_name: inLocale(snapshot.optionName, locale),
    date: localDate,
    end_date: localEndDate,
    time: localTime?.slice(0, 5) ?? null,
    time_zone: timeZone,
    legs: legViews(snapshot.legs, timeZone, locale),
    people: bookingDetails.group?.people ?? null,
    reference: row.reference,
    lead_name: fullName(row.lead, locale),
    tickets: tickets.map((ticket) => ({
      position: ticket.position,
      label: inLocale(ticket.label, locale),
      traveller_name: ticket.travellerName,
      shown: shown.includes(ticket),
      redeemed_at: ticket.redeemedAt?.toISOString() ?? null,
    })),
    redeemed_at: firstUse(presented)?.toISOString() ?? null,
  }
}

const REFUSALS: Record<Exclude<RedemptionState, 'valid'>, ErrorCode> = {
  redeemed: 'VOUCHER_REDEEMED',
  early: 'VOUCHER_EARLY',
  over: 'VOUCHER_OVER',
  cancelled: 'VOUCHER_CANCELLED',
}

/** Whether the presented ticket is cancelled while its booking is still valid. */
function isOnlyTicket({ isCancelled, row }: Presented): boolean {
  return isCancelled && (row.booking.status === 'confirmed' || row.booking.status === 'completed')
}

function refusal(presented: Presented, state: Exclude<RedemptionState, 'valid'>, locale: Locale, now: Date) {
  const { timeZone, localDate } = presented.row.booking
  const first = firstUse(presented)
  return new ApiError(isOnlyTicket(presented) ? 'TICKET_CANCELLED' : REFUSALS[state], {
    values: {
      moment: first ? formatInstant(first, locale, timeZone) : '',
      date: localDate ? formatDate(localDate, locale) : '',
    },
    details: viewOf(presented, locale, now),
  })
}

/** Redeems the remaining tickets of the presented code. The last ticket completes the booking. */
async function redeem(
  { row, tickets, shown }: Presented,
  venue: Venue,
  idempotencyKey: string,
  now: Date,
  db: Transaction,
) {
  const bookingId = row.booking.id
  const due = shown.filter(({ redeemedAt }) => redeemedAt === null)
  if (due.length > 0)
    await insertRedemptions(
      db,
      due.map(({ id }) => ({
        unitItemId: id,
        bookingId,
        venueKeyId: venue.keyId,
        idempotencyKey,
        redeemedAt: now,
      })),
    )
  const left = tickets.filter((ticket) => ticket.redeemedAt === null && !due.includes(ticket))
  if (left.length > 0) return
  await closeVoucher(db, bookingId, now)
  if (hasGoods(row.booking)) await recordDelivery(db, bookingId, 'venue', now, 'redeemed')
  await setStatus(db, [bookingId], 'completed', 'venue', 'redeemed')
}

/** Whether an idempotency key was used for other tickets than those of the presented code. */
async function isKeyConflict(
  { shown }: Presented,
  { keyId }: Venue,
  idempotencyKey: string,
  db: Transaction,
) {
  const used = await ticketsRedeemedWith(idempotencyKey, keyId, db)
  if (used.length === 0) return false
  const elsewhere = used.some((id) => shown.every((ticket) => ticket.id !== id))
  return elsewhere || shown.some(({ redeemedAt }) => redeemedAt === null)
}

/** @throws ApiError INVALID_VENUE_KEY, VOUCHER_NOT_FOUND, RATE_LIMITED */
export async function checkVoucher(
  code: string,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.checkVoucher.response>> {
  return ok(viewOf(await present(code, await venueOf(context)), context.locale, now))
}

/**
 * Redeems a ticket, or all remaining tickets of a voucher. Of concurrent requests only one succeeds;
 * repeating a request with the same Idempotency-Key returns the same response.
 * @throws ApiError INVALID_VENUE_KEY, VOUCHER_NOT_FOUND, RATE_LIMITED; VOUCHER_REDEEMED, VOUCHER_EARLY,
 *   VOUCHER_OVER, VOUCHER_CANCELLED, TICKET_CANCELLED with the voucher in `details`; IDEMPOTENCY_CONFLICT if
 *   the key was used for another ticket
 */
export async function redeemVoucher(
  code: string,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.redeemVoucher.response>> {
  const idempotencyKey = requireKey(context)
  const venue = await venueOf(context)
  const { row } = await present(code, venue)
  return database().transaction(async (db) => {
    // In the order of every other change, so that a cancellation at the same time waits.
    await lockOrder(db, row.booking.orderId)
    await lockBooking(db, row.booking.id)
    const presented = await find(code, venue, db)
    if (!presented) throw new ApiError('VOUCHER_NOT_FOUND')
    const state = stateOf(presented, now)
    const again = presented.shown.some((ticket) => ticket.idempotencyKey === idempotencyKey)
    if (await isKeyConflict(presented, venue, idempotencyKey, db)) throw new ApiError('IDEMPOTENCY_CONFLICT')
    if (state !== 'valid' && !again) throw refusal(presented, state, context.locale, now)
    if (!again) await redeem(presented, venue, idempotencyKey, now, db)
    const used = await find(code, venue, db)
    return ok(viewOf(used ?? presented, context.locale, now))
  })
}
