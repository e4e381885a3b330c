import type { UnmatchedResolution } from '../payment'
import { ACCOUNTS, type Account, gatewayAccount } from './accounts'
import { entryOf, type LedgerEntry } from './entry'

/** A capture or a refund that waits for staff because it cannot be assigned to an order. */
export interface UnmatchedPayment {
  id: string
  gateway: string
  invoiceNumber: string
  amount: number
  currency: string
  /** Whether the gateway paid it out: a refund that the shop had not requested. */
  isRefund: boolean
}

const headOf = ({ id, invoiceNumber, isRefund }: UnmatchedPayment, at: Date) => ({
  id: `unmatched:${id}`,
  at,
  description: `${isRefund ? 'refund' : 'payment'} without an order, invoice ${invoiceNumber || 'unknown'}`,
  order: null,
})

const sumOf = ({ amount, isRefund }: UnmatchedPayment) => (isRefund ? -amount : amount)

/** Returns the entry for a payment without an order, when it arrives. */
export function unmatchedEntry(payment: UnmatchedPayment, at: Date): LedgerEntry[] {
  const { gateway, currency } = payment
  return entryOf(headOf(payment, at), currency, [
    [gatewayAccount(gateway), sumOf(payment)],
    [ACCOUNTS.suspense, -sumOf(payment)],
  ])
}

/** The account that has what staff have resolved. */
const RESOLVED: Record<UnmatchedResolution, (gateway: string) => Account> = {
  gateway: gatewayAccount,
  elsewhere: () => ACCOUNTS.paidByStaff,
  goodwill: () => ACCOUNTS.goodwill,
  failed: gatewayAccount,
}

/** Returns the entry for a payment without an order, when staff have resolved it. */
export function resolvedEntry(
  payment: UnmatchedPayment,
  resolution: UnmatchedResolution,
  at: Date,
): LedgerEntry[] {
  const { id, description, ...head } = headOf(payment, at)
  return entryOf(
    { ...head, id: `${id}:resolved`, description: description.replace(',', ' resolved,') },
    payment.currency,
    [
      [ACCOUNTS.suspense, sumOf(payment)],
      [RESOLVED[resolution](payment.gateway), -sumOf(payment)],
    ],
  )
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
