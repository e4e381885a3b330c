import { DAYS_UNTIL_RETURN_OVERDUE, GOODS_STATES, type GoodsState, isRental } from '@/lib/domain/goods'
import { type LocalDate, todayIn } from '@/lib/domain/local-date'
import { openGoods, overdueReturns } from '@/lib/server/orders/goods-repo'
import { Misused } from './arguments'
import { at } from './details'

type Row = Awaited<ReturnType<typeof openGoods>>[number]

const DAY_MS = 86_400_000

/** Formats a state as the commands accept and print it. */
export const stateText = (state: GoodsState) => (state === 'none' ? 'to send' : state.replace('_', ' '))

function wayOf({ booking }: Row): string {
  return `${isRental(booking) ? 'rental' : 'sold'} ${booking.bookingDetails.fulfilment?.way ?? 'at the counter'}`
}

const titleOf = ({ reference, booking }: Row) => [
  reference,
  `booking ${booking.position + 1}`,
  booking.snapshot.name.en,
]

function parseState(text: string | undefined): GoodsState | null {
  const state = GOODS_STATES.find((known) => known === text) ?? null
  if (text && !state) throw new Misused(`--state must be one of ${GOODS_STATES.join(', ')}.`)
  return state
}

/** Lists goods that are to be sent, are on their way, or are to be returned on request; or those in one state. */
export async function goodsLines(
  state: string | undefined,
  limit: number,
): Promise<Array<Array<string | null>>> {
  return (await openGoods(parseState(state), limit)).map((row) => [
    ...titleOf(row),
    stateText(row.goods?.state ?? 'none'),
    wayOf(row),
    row.booking.bookingDetails.fulfilment?.date ?? row.booking.localDate ?? 'no day agreed',
    ...(row.goods?.trackingNumber ? [row.goods.trackingNumber] : []),
  ])
}

function daysSince(date: LocalDate, today: LocalDate): number {
  return Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS)
}

function dueOf({ booking, goods }: Row, now: Date): string {
  const lastDay = booking.localEndDate ?? booking.localDate
  if (goods?.state === 'return_requested' && goods.returnRequestedAt)
    return `return requested ${at(goods.returnRequestedAt)}`
  if (!lastDay) return 'no last day'
  return `due ${lastDay}, ${daysSince(lastDay, todayIn(booking.timeZone, now))} days ago`
}

/** Lists lent things that should be back, and requested returns that did not arrive. */
export async function overdueLines(limit: number, now = new Date()): Promise<Array<Array<string | null>>> {
  const requestedBefore = new Date(now.getTime() - DAYS_UNTIL_RETURN_OVERDUE * DAY_MS)
  return (await overdueReturns(now, requestedBefore, limit)).map((row) => [
    ...titleOf(row),
    stateText(row.goods?.state ?? 'none'),
    dueOf(row, now),
  ])
}
