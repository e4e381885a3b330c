import { allocate } from './allocate'

/** A price line of a booking as sold, in minor units of the charge currency. */
export interface SoldLine {
  /** Null for an extra. */
  unit: string | null
  /** Returned after the service, so not part of the price. */
  deposit: boolean
  quantity: number
  /** Per unit. */
  amount: number
}

export interface SoldItem {
  id: string
  unit: string
}

/** The amount paid for an item: price and deposit. */
export interface Share {
  price: number
  deposit: number
}

export interface Shares {
  /** By unit item. */
  items: Map<string, Share>
  /** Extras of the booking as a whole. */
  rest: Share
}

export interface RefundQuote {
  /** Refund by unit item, which add up to `refund`: the extras of the booking as a whole are with the last one. */
  items: Map<string, number>
  paid: number
  refund: number
  /** The part of the refund that is a deposit. */
  deposit: number
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** Returns each single piece of the lines with its owner; null for pieces of the booking as a whole. */
function piecesOf(lines: readonly SoldLine[], items: readonly SoldItem[]) {
  return lines.flatMap(({ unit, deposit, quantity, amount }) => {
    const owners = unit === null ? (deposit ? items : []) : items.filter((item) => item.unit === unit)
    return Array.from({ length: quantity }, (_, index) => ({
      owner: owners[index]?.id ?? null,
      deposit,
      amount,
    }))
  })
}

/**
 * Returns the amount paid for each unit item of a booking. A discount is applied to the prices pro rata, and
 * to the deposits only if it exceeds the prices.
 * @param paid for the booking, including deposits, after the discount
 */
export function sharesOf(paid: number, lines: readonly SoldLine[], items: readonly SoldItem[]): Shares {
  const pieces = piecesOf(lines, items)
  const of = (deposit: boolean) => pieces.filter((piece) => piece.deposit === deposit)
  const deposits = Math.min(paid, sum(of(true).map(({ amount }) => amount)))
  const shares: Shares = {
    items: new Map(items.map(({ id }) => [id, { price: 0, deposit: 0 }])),
    rest: { price: 0, deposit: 0 },
  }
  for (const [kind, whole] of [['deposit', deposits] as const, ['price', paid - deposits] as const]) {
    const mine = of(kind === 'deposit')
    const parts = allocate(
      whole,
      mine.map(({ amount }) => amount),
    )
    for (const [index, { owner }] of mine.entries()) {
      const share = (owner === null ? undefined : shares.items.get(owner)) ?? shares.rest
      share[kind] += parts[index] ?? 0
    }
  }
  return shares
}

/** Returns the refund of a share after the fee, which is rounded down in the buyer's favour. */
function refundOf({ price, deposit }: Share, feePercent: number): number {
  return price - Math.floor((price * feePercent) / 100) + deposit
}

/**
 * Quotes the refund for cancelling unit items. Single cancellations refund the same as all at once.
 * @param last whether no unit item remains; shared extras are then refunded too
 */
export function quoteRefund(
  shares: Shares,
  ids: readonly string[],
  { feePercent, last }: { feePercent: number; last: boolean },
): RefundQuote {
  const cancelled = ids.map((id) => ({ id, share: shares.items.get(id) ?? { price: 0, deposit: 0 } }))
  const items = new Map(cancelled.map(({ id, share }) => [id, refundOf(share, feePercent)]))
  const all = [...cancelled.map(({ share }) => share), ...(last ? [shares.rest] : [])]
  const extras = last ? refundOf(shares.rest, feePercent) : 0
  const lastId = ids.at(-1)
  if (lastId !== undefined) items.set(lastId, (items.get(lastId) ?? 0) + extras)
  return {
    items,
    paid: sum(all.map(({ price, deposit }) => price + deposit)),
    refund: sum(all.map((share) => refundOf(share, feePercent))),
    deposit: sum(all.map(({ deposit }) => deposit)),
  }
}

/** Returns a quote of no more than what is left to refund, shared by its unit items. @param left in minor units */
export function limitRefund(quote: RefundQuote, left: number): RefundQuote {
  if (left >= quote.refund) return quote
  const parts = allocate(left, [...quote.items.values()])
  return {
    ...quote,
    items: new Map([...quote.items.keys()].map((id, index) => [id, parts[index] ?? 0])),
    refund: left,
    deposit: Math.min(quote.deposit, left),
  }
}
