import type { CapturedPayment, PaymentResult } from './port'

/** Whether two results of one response are the same payment: of one reference, and of one amount where both have it. */
function isSame(one: PaymentResult, other: PaymentResult): boolean {
  if (!one.gatewayReference || one.gatewayReference !== other.gatewayReference) return false
  if (!one.money || !other.money) return true
  return one.money.amount === other.money.amount && one.money.currency === other.money.currency
}

/** Returns the payments without those that repeat an earlier one. */
const distinct = (payments: readonly PaymentResult[]): PaymentResult[] =>
  payments.filter(
    (payment, index) =>
      payments.findIndex((one) => isSame(one, payment)) >= index || !payment.gatewayReference,
  )

/**
 * Merges a gateway's results for one invoice: paid if any is paid, with every capture; else unknown if any is unknown, else
 * pending if any is pending, else the last. Pending if there are none.
 * @param sharesReferences whether the gateway may give several payments of an invoice one reference
 */
export function mergePaymentResults(
  results: readonly PaymentResult[],
  { sharesReferences = false } = {},
): PaymentResult {
  const all = results.filter(({ state }) => state === 'paid')
  const paid = sharesReferences ? all : distinct(all)
  const main = paid.find(({ money }) => money) ?? paid[0]
  if (main) {
    const others = paid
      .filter((one) => one !== main)
      .map(({ money, gatewayReference }): CapturedPayment => ({ money, gatewayReference }))
    return { ...main, ...(others.length > 0 && { others }) }
  }
  return (
    results.find(({ state }) => state === 'unknown') ??
    results.find(({ state }) => state === 'pending') ??
    results.at(-1) ?? { state: 'pending' }
  )
}
