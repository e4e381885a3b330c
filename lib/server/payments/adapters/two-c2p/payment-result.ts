import { z } from 'zod'
import { moneyOfDecimal } from '@/lib/server/payments/major-units'
import type { PaymentResult } from '@/lib/server/payments/port'
import { stateOf } from './response-codes'

const text = (maxLength: number) => z.string().max(maxLength)

/** A payment in notifications and inquiry responses. */
export const paymentClaims = z.object({
  merchantID: text(25),
  invoiceNo: text(50),
  respCode: text(4),
  amount: z.union([text(20), z.number()]).nullish(),
  currencyCode: text(3).nullish(),
  tranRef: text(50).nullish(),
})
export type PaymentClaims = z.infer<typeof paymentClaims>

export function findingOf({ respCode, amount, currencyCode, tranRef }: PaymentClaims): PaymentResult {
  const money = moneyOfDecimal(String(amount ?? ''), currencyCode ?? '')
  return {
    state: stateOf(respCode),
    ...(money && { money }),
    ...(tranRef && { gatewayReference: tranRef }),
  }
}
