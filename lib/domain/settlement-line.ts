import type { Currency } from './currency'
import type { Money } from './money'

export const SETTLED_KINDS = ['capture', 'refund'] as const
export type SettledKind = (typeof SETTLED_KINDS)[number]

/** The layouts of settlement files that the shop can read. */
export const SETTLEMENT_FORMATS = ['two_c2p', 'ktc_pay', 'gb_prime_pay', 'plain'] as const
export type SettlementFormat = (typeof SETTLEMENT_FORMATS)[number]

/** The gateways settle by this clock, and the ledger dates its entries by it. */
export const SETTLEMENT_TIME_ZONE = 'Asia/Bangkok'

/** What a gateway deducts from a line, in minor units of its currency. Negative: the gateway gives it back. */
export interface Deductions {
  /** Without VAT. */
  fee: number
  feeVat: number
  /** Tax that the merchant withholds from the fee and pays to the revenue office itself, so it is not deducted. */
  withheld: number
}

/** One line of a settlement file: money that the gateway says it has taken or given back. */
export interface SettlementLine extends Deductions {
  /** Its number in the file, from 1. */
  number: number
  kind: SettledKind
  /** The gateway's reference; empty if the file has none. */
  reference: string
  invoiceNumber: string
  transactedAt: Date
  /** Before deductions, always positive. */
  money: Money
}

/** Returns the amount by which a line changes what the gateway owes, in minor units. */
export function netOf({ kind, money, fee, feeVat, withheld }: SettlementLine): number {
  return (kind === 'capture' ? money.amount : -money.amount) - fee - feeVat + withheld
}

/**
 * Identifies a line across the files of a gateway. Payments of one QR code, and refunds of one payment, may share a
 * reference, so that they also differ by time and amount.
 */
export function lineKey({ kind, reference, invoiceNumber, transactedAt, money }: SettlementLine): string {
  const { amount, currency } = money
  return [kind, reference, invoiceNumber, transactedAt.toISOString(), amount, currency].join(' ')
}

/** Totals in one currency, in minor units. */
export interface Totals extends Deductions {
  currency: Currency
  captures: number
  refunds: number
  net: number
}

/** Returns the totals of some lines by currency. */
export function totalsOf(lines: readonly SettlementLine[]): Totals[] {
  const totals = new Map<Currency, Totals>()
  for (const line of lines) {
    const { currency, amount } = line.money
    const sum = totals.get(currency) ?? {
      currency,
      captures: 0,
      refunds: 0,
      fee: 0,
      feeVat: 0,
      withheld: 0,
      net: 0,
    }
    sum[line.kind === 'capture' ? 'captures' : 'refunds'] += amount
    sum.fee += line.fee
    sum.feeVat += line.feeVat
    sum.withheld += line.withheld
    sum.net += netOf(line)
    totals.set(currency, sum)
  }
  return [...totals.values()]
}
