import { ACCOUNTS, gatewayAccount } from './accounts'
import { entryOf, type LedgerEntry } from './entry'

/** A capture that waits for staff because it cannot be assigned to an order. */
export interface UnmatchedCapture {
  id: string
  gateway: string
  invoiceNumber: string
  amount: number
  currency: string
}

const unmatched = (change: 1 | -1, { gateway, amount, currency }: UnmatchedCapture, entry: EntryHead) =>
  entryOf({ ...entry, order: null }, currency, [
    [gatewayAccount(gateway), change * amount],
    [ACCOUNTS.suspense, -change * amount],
  ])

type EntryHead = Pick<LedgerEntry, 'id' | 'at' | 'description'>

/** Returns the entry for a capture without an order, when it arrives. */
export function unmatchedEntry(capture: UnmatchedCapture, at: Date): LedgerEntry[] {
  return unmatched(1, capture, {
    id: `unmatched:${capture.id}`,
    at,
    description: `payment without an order, invoice ${capture.invoiceNumber}`,
  })
}

/** Returns the entry for a capture without an order, when staff have resolved it: the money is no longer there. */
export function resolvedEntry(capture: UnmatchedCapture, at: Date): LedgerEntry[] {
  return unmatched(-1, capture, {
    id: `unmatched:${capture.id}:resolved`,
    at,
    description: `payment without an order resolved, invoice ${capture.invoiceNumber}`,
  })
}

/** What a gateway has deducted from a settled line, in minor units. */
export interface SettledFee {
  lineId: string
  at: Date
  gateway: string
  order: string | null
  currency: string
  fee: number
  feeVat: number
  withheld: number
}

/** Returns the entry for the fee of a settled line. */
export function feeEntry({
  lineId,
  at,
  gateway,
  order,
  currency,
  fee,
  feeVat,
  withheld,
}: SettledFee): LedgerEntry[] {
  return entryOf({ id: `fee:${lineId}`, at, description: 'gateway fee', order }, currency, [
    [ACCOUNTS.gatewayFees, fee],
    [ACCOUNTS.inputVat, feeVat],
    [ACCOUNTS.withholdingTax, -withheld],
    [gatewayAccount(gateway), withheld - fee - feeVat],
  ])
}
