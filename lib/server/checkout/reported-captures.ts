import type { CapturedPayment, PaymentResult } from '@/lib/server/payments/port'

/** The gateway event that carried a payment result. The same verified event is settled only once. */
export interface InboundEvent {
  gateway: string
  eventId: string
  verified: boolean
}

export interface ReportedCapture extends CapturedPayment {
  /** Which of the invoice's captures of the same amount and reference it is, as far as the report says. */
  position: number
}

function isSameMoney(one: CapturedPayment, other: CapturedPayment): boolean {
  return one.money?.amount === other.money?.amount && one.money?.currency === other.money?.currency
}

/**
 * Returns the captures of a paid result. Those of one result are different payments, also without a reference; a
 * verified event is a payment of its own, while a status query repeats what was reported before.
 * @param events how many verified events, with this one, are about the invoice; 1 for a status query
 */
export function reportedCaptures(result: PaymentResult, events = 1): ReportedCapture[] {
  const all = [result, ...(result.others ?? [])]
  return all.map(({ money, gatewayReference }, index) => {
    const before = all
      .slice(0, index)
      .filter((one) => isSameMoney(one, { money }))
      .filter((one) => !gatewayReference || one.gatewayReference === gatewayReference).length
    return { money, gatewayReference, position: gatewayReference ? 1 + before : events + before }
  })
}
