import type { Gateway } from './port'

interface Sum {
  amount: number
}

export type RefundingGateway = Gateway & Required<Pick<Gateway, 'refund'>>

/** Whether a gateway can make a refund of a capture; otherwise staff make it. */
export function isAutomatic(gateway: Gateway | null, refund: Sum, capture: Sum): gateway is RefundingGateway {
  if (!gateway?.refund) return false
  return gateway.refunds !== 'full' || refund.amount === capture.amount
}
