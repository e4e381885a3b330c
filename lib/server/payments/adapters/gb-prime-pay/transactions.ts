import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { CURRENCY_NUMBER, currencyOfNumber } from '@/lib/domain/currency-number'
import { mergePaymentResults } from '@/lib/server/payments/merge-payment-results'
import { moneyOfDecimal } from '../../major-units'
import type { PaymentReference, PaymentResult } from '../../port'
import { callGbPrimePay, gbpReferenceNo, resultCode, withSecretKey } from './call'
import type { GbPrimePayConfiguration } from './configuration'
import { DONE } from './result-codes'

const MAX_TRANSACTIONS = 100

const transaction = z.object({
  status: z.string().max(10).nullish(),
  referenceNo: z.string().max(60).nullish(),
  gbpReferenceNo: gbpReferenceNo.nullish(),
  amount: z.union([z.string().max(20), z.number()]).nullish(),
  currencyCode: z.union([z.string().max(10), z.number()]).nullish(),
})
export type Transaction = z.infer<typeof transaction>

const responseSchema = z.object({
  resultCode,
  txn: transaction.nullish(),
  txns: z.array(transaction).max(MAX_TRANSACTIONS).nullish(),
})

/**
 * Returns the gateway's transactions of an invoice; empty only if it says that it has none.
 * @throws ApiError UNAVAILABLE if it is unreachable, its code means neither, or its response is about another invoice
 */
export async function transactionsOf(
  { inquiryUrl, secretKey, notFoundCodes }: GbPrimePayConfiguration,
  invoice: string,
): Promise<Transaction[]> {
  const request = withSecretKey(secretKey, { referenceNo: invoice })
  const { resultCode, txn, txns } = await callGbPrimePay(inquiryUrl, request, responseSchema)
  if (notFoundCodes.includes(resultCode)) return []
  if (resultCode !== DONE)
    throw new ApiError('UNAVAILABLE', { message: `GB Prime Pay status query failed: ${resultCode}` })
  const all = txns?.length ? txns : txn ? [txn] : []
  const own = all.filter(({ referenceNo }) => !referenceNo || referenceNo === invoice)
  if (own.length === all.length) return own
  throw new ApiError('UNAVAILABLE', { message: 'GB Prime Pay response is about another payment' })
}

const STATES: Record<string, PaymentResult['state']> = { G: 'pending', D: 'failed', V: 'cancelled' }

function stateOf(status: string, paidStatus: readonly string[]): PaymentResult['state'] {
  if (paidStatus.includes(status)) return 'paid'
  return (Object.hasOwn(STATES, status) ? STATES[status] : undefined) ?? 'unknown'
}

/** The gateway only supports baht: a transaction without a currency is in baht. */
function moneyOf({ amount, currencyCode }: Transaction): PaymentResult['money'] {
  const currency = currencyOfNumber(String(currencyCode ?? CURRENCY_NUMBER.THB))
  return currency ? moneyOfDecimal(String(amount ?? ''), currency) : undefined
}

/** Returns the result of a payment. @throws ApiError UNAVAILABLE */
export async function inquireTransactions(
  configuration: GbPrimePayConfiguration,
  { invoice }: PaymentReference,
): Promise<PaymentResult> {
  const results = (await transactionsOf(configuration, invoice)).map((entry): PaymentResult => {
    const money = moneyOf(entry)
    return {
      state: stateOf(entry.status ?? '', configuration.paidStatus),
      ...(money && { money }),
      ...(entry.gbpReferenceNo && { gatewayReference: entry.gbpReferenceNo }),
    }
  })
  // The reference is given out with the QR code, which can be paid again.
  return mergePaymentResults(results, { sharesReferences: true })
}
