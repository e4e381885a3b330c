import type { CapturedPayment, PaymentResult } from './port'

/** Returns the payments without those that repeat the reference of an earlier one. */
function distinct(payments: readonly PaymentResult[]): PaymentResult[] {
  return payments.filter(
    ({ gatewayReference }, index) =>
      !gatewayReference || payments.findIndex((one) => one.gatewayReference === gatewayReference) === index,
  )
}

/**
 * Merges a gateway's results for one invoice: paid if any is paid, with every capture; else unknown if any is unknown, else
 * pending if any is pending, else the last. Pending if there are none.
 */
export function mergePaymentResults(results: readonly PaymentResult[]): PaymentResult {
  const paid = distinct(results.filter(({ state }) => state === 'paid'))
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
