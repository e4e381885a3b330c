import { ACCOUNTS, gatewayAccount } from './accounts'
import { entryOf, type LedgerEntry, type Posting } from './entry'
import type { BookingEvent, CaptureEvent, ChargedBooking, OrderHistory, RefundEvent } from './order-history'

/** What a booking still has in the books, in minor units. */
interface Balance extends Pick<ChargedBooking, 'serviceDate' | 'price' | 'discount' | 'deposit'> {
  /** The deposit of a lost thing, which is revenue unless the thing is found. */
  retained: number
}

interface Books {
  history: OrderHistory
  balances: Map<string, Balance>
  /** By capture: refunds that failed and were not retried, whose amounts are still due. */
  unmade: Map<string, number>
  gateways: Map<string, CaptureEvent>
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** Returns the discount on a part of a price, in proportion; on all that is left it is all that is left. */
function discountOn({ price, discount }: Balance, part: number): number {
  if (part >= price) return discount
  return Number((BigInt(discount) * BigInt(part)) / BigInt(price))
}

/** Takes a part of a booking out of its balance and returns the postings that do the same in the books. */
function release(balance: Balance, price: number, deposit: number): Posting[] {
  const discount = discountOn(balance, price)
  balance.price -= price
  balance.discount -= discount
  balance.deposit -= deposit
  const { serviceDate } = balance
  return [
    [ACCOUNTS.prepayments, price + discount, serviceDate],
    [ACCOUNTS.deferredDiscounts, -discount, serviceDate],
    [ACCOUNTS.deposits, deposit, serviceDate],
  ]
}

/** Takes a part of a retained deposit back out of the revenue. @returns the part, at most what was retained */
function releaseRetained(balance: Balance, part: number): number {
  const released = Math.min(part, balance.retained)
  balance.retained -= released
  return released
}

function sale(
  { history, balances }: Books,
  at: Date,
  id: string,
  description: string,
  received: Posting[],
): LedgerEntry[] {
  const postings = [...balances.values()].flatMap(({ price, discount, deposit, serviceDate }): Posting[] => [
    [ACCOUNTS.prepayments, -price - discount, serviceDate],
    [ACCOUNTS.deferredDiscounts, discount, serviceDate],
    [ACCOUNTS.deposits, -deposit, serviceDate],
  ])
  const rest = -sum([...received, ...postings].map(([, amount]) => amount))
  const { reference: order, currency } = history
  return entryOf({ id, at, description, order }, currency, [
    ...received,
    ...postings,
    // The charge of an order is spread over its bookings: there is no rest.
    [ACCOUNTS.suspense, rest],
  ])
}

function captured(books: Books, capture: CaptureEvent): LedgerEntry[] {
  const { id, at, gateway, amount, currency, pays } = capture
  const received: Posting = [gatewayAccount(gateway), amount]
  if (pays) return sale(books, at, `capture:${id}`, 'payment', [received])
  return entryOf(
    {
      id: `capture:${id}`,
      at,
      description: 'payment that pays for no order',
      order: books.history.reference,
    },
    currency,
    [received, [ACCOUNTS.suspense, -amount]],
  )
}

/** What a booking event is called, and what it posts beside the release of the booking's balance. */
function ended(balance: Balance, event: BookingEvent): [id: string, description: string, Posting[]] {
  const { serviceDate } = balance
  const { bookingId } = event
  switch (event.type) {
    case 'completed': {
      const { price, discount } = balance
      return [
        `booking:${bookingId}:completed`,
        'service provided',
        [
          ...release(balance, price, 0),
          [ACCOUNTS.sales, -price - discount, serviceDate],
          [ACCOUNTS.discounts, discount, serviceDate],
        ],
      ]
    }
    case 'failed': {
      const { price, deposit } = balance
      return [
        `booking:${bookingId}:failed`,
        'booking not supplied',
        [
          ...release(balance, price, deposit),
          [ACCOUNTS.refundsDue, -event.refunded, serviceDate],
          // A part that had been refunded before as goodwill is not refunded twice.
          [ACCOUNTS.goodwill, event.refunded - price - deposit, serviceDate],
        ],
      ]
    }
    case 'cancelled': {
      const price = event.isFull ? balance.price : Math.min(event.paid - event.deposit, balance.price)
      const deposit = event.isFull ? balance.deposit : Math.min(event.deposit, balance.deposit)
      const retained = releaseRetained(balance, event.isFull ? balance.retained : event.deposit - deposit)
      return [
        `cancellation:${event.id}`,
        event.isFull ? 'cancellation' : 'cancellation of a part',
        [
          ...release(balance, price, deposit),
          [ACCOUNTS.refundsDue, -event.refunded, serviceDate],
          [ACCOUNTS.withheldDeposits, retained, serviceDate],
          [ACCOUNTS.cancellationFees, event.refunded - price - deposit - retained, serviceDate],
        ],
      ]
    }
    case 'changed': {
      const price = Math.min(event.refunded, balance.price)
      return [
        `change:${event.id}`,
        'change to a lower price',
        [
          ...release(balance, price, 0),
          [ACCOUNTS.refundsDue, -event.refunded, serviceDate],
          [ACCOUNTS.goodwill, event.refunded - price, serviceDate],
        ],
      ]
    }
    case 'goods-returned': {
      const { price } = balance
      const { refunded } = event
      return [
        `return:${bookingId}`,
        'goods returned',
        [
          ...release(balance, price, 0),
          [ACCOUNTS.refundsDue, -refunded, serviceDate],
          // Goods that count as sold have left the balance.
          price > 0
            ? [ACCOUNTS.cancellationFees, refunded - price, serviceDate]
            : [ACCOUNTS.returns, refunded, serviceDate],
        ],
      ]
    }
    case 'deposit-returned': {
      const { deposit } = balance
      const retained = releaseRetained(balance, balance.retained)
      return [
        `deposit:${bookingId}`,
        'deposit returned',
        [
          ...release(balance, 0, deposit),
          [ACCOUNTS.refundsDue, -event.returned, serviceDate],
          [ACCOUNTS.withheldDeposits, retained - event.withheld, serviceDate],
          [ACCOUNTS.goodwill, event.returned + event.withheld - deposit - retained, serviceDate],
        ],
      ]
    }
    case 'lost': {
      const { deposit } = balance
      const released = release(balance, 0, deposit)
      balance.retained += deposit
      return [
        `lost:${bookingId}`,
        'deposit of a lost thing retained',
        [...released, [ACCOUNTS.withheldDeposits, -deposit, serviceDate]],
      ]
    }
  }
}

function bookingEntry({ history, balances }: Books, event: BookingEvent): LedgerEntry[] {
  const balance = balances.get(event.bookingId)
  if (!balance) throw new RangeError(`booking ${event.bookingId} was not charged`)
  const [id, description, postings] = ended(balance, event)
  return entryOf({ id, at: event.at, description, order: history.reference }, history.currency, postings)
}

/** Posts what a refund adds to the amount due: nothing if a failed refund has left as much. */
function refundDue(books: Books, refund: RefundEvent, repeated: number, currency: string): LedgerEntry[] {
  const { id, at, amount, captureId, cause } = refund
  if (cause === 'booking' && repeated === 0) return []
  const unmade = books.unmade.get(captureId) ?? 0
  const covered = cause === 'capture' && repeated === 0 ? 0 : Math.min(unmade, amount)
  books.unmade.set(captureId, unmade - covered)
  const added = amount - covered
  const from = cause === 'capture' && repeated === 0 ? ACCOUNTS.suspense : ACCOUNTS.goodwill
  return entryOf(
    {
      id: repeated === 0 ? `refund:${id}:due` : `refund:${id}:due:${repeated + 1}`,
      at,
      description: cause === 'capture' ? 'payment goes back' : 'refund by the shop',
      order: books.history.reference,
    },
    currency,
    [
      [from, added],
      [ACCOUNTS.refundsDue, -added],
    ],
  )
}

function refundEntries(books: Books, refund: RefundEvent, repeated: number): LedgerEntry[] {
  const { id, at, state, amount, captureId, isElsewhere } = refund
  const capture = books.gateways.get(captureId)
  if (!capture) throw new RangeError(`refund ${id} has no capture`)
  if (state === 'pending') return refundDue(books, refund, repeated, capture.currency)
  if (state === 'failed') {
    books.unmade.set(captureId, (books.unmade.get(captureId) ?? 0) + amount)
    return []
  }
  return entryOf(
    {
      id: `refund:${id}:made`,
      at,
      description: isElsewhere ? 'refund paid by staff' : 'refund made',
      order: books.history.reference,
    },
    capture.currency,
    [
      [ACCOUNTS.refundsDue, amount],
      [isElsewhere ? ACCOUNTS.paidByStaff : gatewayAccount(capture.gateway), -amount],
    ],
  )
}

const latest = (...moments: Array<Date | undefined>) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))

/**
 * Returns the ledger entries of an order, oldest first. The same history gives the same entries, and a longer one
 * begins with those of a shorter one: what has been exported does not change.
 * @throws RangeError if the history contradicts itself, e.g. a refund of no capture
 */
export function orderEntries(history: OrderHistory): LedgerEntry[] {
  const { bookings, captures, refunds, events, grantedAt } = history
  const books: Books = {
    history,
    balances: new Map(bookings.map(({ id, ...balance }) => [id, { ...balance, retained: 0 }])),
    unmade: new Map(),
    gateways: new Map(captures.map((capture) => [capture.id, capture])),
  }
  // The clocks of the shop's servers and of its database may differ: nothing happens to a booking before it is paid.
  const paidAt = captures.find(({ pays }) => pays)?.at ?? grantedAt ?? undefined
  const repeats = new Map<string, number>()
  const steps: Array<{ at: Date; rank: number; post: () => LedgerEntry[] }> = [
    ...captures.map((capture) => ({ at: capture.at, rank: 0, post: () => captured(books, capture) })),
    ...events.map((event) => {
      const at = latest(event.at, paidAt)
      return { at, rank: 1, post: () => bookingEntry(books, { ...event, at }) }
    }),
    ...refunds.map((refund) => {
      const at = latest(refund.at, books.gateways.get(refund.captureId)?.at)
      return {
        at,
        // In the order of their states, which may share a moment.
        rank: 2,
        post: () => {
          const repeated = repeats.get(refund.id) ?? 0
          if (refund.state === 'pending') repeats.set(refund.id, repeated + 1)
          return refundEntries(books, { ...refund, at }, repeated)
        },
      }
    }),
  ]
  if (grantedAt && !captures.some(({ pays }) => pays))
    steps.push({
      at: grantedAt,
      rank: 0,
      post: () => sale(books, grantedAt, `order:${history.reference}`, 'order without payment', []),
    })
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.rank - b.rank)
    .flatMap(({ post }) => post())
}
