import { spread } from './allocate'

/** A line of a booking as it was sold, in minor units of what was charged. */
export interface SoldLine {
  /** Null of an extra. */
  unit: string | null
  /** Given back afterwards, so no part of the price. */
  deposit: boolean
  quantity: number
  /** One of it. */
  amount: number
}

export interface SoldItem {
  id: string
  unit: string
}

/** What was paid for something: its price, and the deposit that was left for it. */
export interface Share {
  price: number
  deposit: number
}

export interface Shares {
  /** By unit item. */
  items: Map<string, Share>
  /** Extras that were bought once for all. */
  rest: Share
}

export interface RefundQuote {
  /** What comes back, by unit item. */
  items: Map<string, number>
  paid: number
  refund: number
  /** The part of the refund that is a deposit. */
  deposit: number
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** One of a line, and whose it is; null where it is of the booking as a whole. */
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
 * What was paid for each unit item of a booking. What was paid less than the lines say, a discount, is taken off the
 * prices pro rata, and off the deposits only where the prices do not hold it.
 * @param paid for the booking, deposits and discount included
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
    const parts = spread(
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

/** A price after what is kept of it; the shop rounds to the buyer's good. */
function after({ price, deposit }: Share, percentKept: number): number {
  return price - Math.floor((price * percentKept) / 100) + deposit
}

/**
 * What comes back for unit items that are given up. Cancelling one after the other gives back the same as all at once.
 * @param last whether no unit item remains after it: then what was bought once for all comes back too
 */
export function quoteRefund(
  shares: Shares,
  ids: readonly string[],
  { percentKept, last }: { percentKept: number; last: boolean },
): RefundQuote {
  const given = ids.map((id) => ({ id, share: shares.items.get(id) ?? { price: 0, deposit: 0 } }))
  const items = new Map(given.map(({ id, share }) => [id, after(share, percentKept)]))
  const all = [...given.map(({ share }) => share), ...(last ? [shares.rest] : [])]
  return {
    items,
    paid: sum(all.map(({ price, deposit }) => price + deposit)),
    refund: sum(all.map((share) => after(share, percentKept))),
    deposit: sum(all.map(({ deposit }) => deposit)),
  }
}
