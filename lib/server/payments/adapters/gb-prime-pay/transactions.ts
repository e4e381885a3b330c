import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { CURRENCY_NUMBER, currencyOfNumber } from '@/lib/domain/currency-number'
import { oneFinding } from '@/lib/server/payments/merge-payment-results'
import { moneyOfDecimal } from '../../major-units'
import type { PaymentReference, PaymentResult } from '../../port'
import { callGbPrimePay, gbpReferenceNo, resultCode, withSecretKey } from './call'
import type { GbPrimePayConfiguration } from './configuration'
import { DONE } from './result-codes'

const MOST_TRANSACTIONS = 100

const transaction = z.object({
  status: z.string().max(10).nullish(),
  referenceNo: z.string().max(60).nullish(),
  gbpReferenceNo: gbpReferenceNo.nullish(),
  amount: z.union([z.string().max(20), z.number()]).nullish(),
  currencyCode: z.union([z.string().max(10), z.number()]).nullish(),
})
export type Transaction = z.infer<typeof transaction>

const answer = z.object({
  resultCode,
  txn: transaction.nullish(),
  txns: z.array(transaction).max(MOST_TRANSACTIONS).nullish(),
})

/**
 * The transactions of an invoice in the gateway's books; none where it knows of none.
 * @throws ApiError UNAVAILABLE where it cannot be asked, or answers about another invoice
 */
export async function transactionsOf(
  { inquiryUrl, secretKey }: GbPrimePayConfiguration,
  invoice: string,
): Promise<Transaction[]> {
  const question = withSecretKey(secretKey, { referenceNo: invoice })
  const { resultCode, txn, txns } = await callGbPrimePay(inquiryUrl, question, answer)
  if (resultCode !== DONE) return []
  const all = [...(txn ? [txn] : []), ...(txns ?? [])]
  const own = all.filter(({ referenceNo }) => !referenceNo || referenceNo === invoice)
  if (own.length === all.length) return own
  throw new ApiError('UNAVAILABLE', { message: "GB Prime Pay's answer is about another payment" })
}

function stateOf(status: string, paidStatus: readonly string[]): PaymentResult['state'] {
  if (paidStatus.includes(status)) return 'paid'
  if (status === 'D') return 'failed'
  return status === 'V' ? 'cancelled' : 'pending'
}

/** The gateway takes baht alone: a transaction that names no currency is one in baht. */
function moneyOf({ amount, currencyCode }: Transaction): PaymentResult['money'] {
  const currency = currencyOfNumber(String(currencyCode ?? CURRENCY_NUMBER.THB))
  return currency ? moneyOfDecimal(String(amount ?? ''), currency) : undefined
}

/** How a payment stands. @throws ApiError UNAVAILABLE */
export async function inquireTransactions(
  configuration: GbPrimePayConfiguration,
  { invoice }: PaymentReference,
): Promise<PaymentResult> {
  const findings = (await transactionsOf(configuration, invoice)).map((found): PaymentResult => {
    const money = moneyOf(found)
    return {
      state: stateOf(found.status ?? '', configuration.paidStatus),
      ...(money && { money }),
      ...(found.gbpReferenceNo && { gatewayReference: found.gbpReferenceNo }),
    }
  })
  return oneFinding(invoice, findings)
}
