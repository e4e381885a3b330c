import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { callGateway } from '../../gateway-call'
import type { KtcConfiguration } from './configuration'
import { fieldsOf } from './fields'
import { readRecords } from './records'

function unavailable(message: string): ApiError {
  return new ApiError('UNAVAILABLE', { message })
}

/** Does something with an order in the merchant's books. @throws ApiError UNAVAILABLE, where nothing is known */
async function act(
  { apiUrl, merchantId, loginId, password }: KtcConfiguration,
  fields: Record<string, string>,
): Promise<string> {
  const text = await callGateway(apiUrl, {
    body: new URLSearchParams({ merchantId, loginId, password, ...fields }).toString(),
    contentType: 'application/x-www-form-urlencoded',
  })
  if (/^\s*<(!doctype|html)/i.test(text)) throw unavailable('KTC answered with a page')
  const error = text.includes('<') ? undefined : fieldsOf(text.trim())?.get('errmsg')
  if (error && /authenti|login|password/i.test(error)) throw unavailable('KTC does not know this login')
  return text
}

const word = (most: number) => z.string().max(most).default('')

const record = z.object({
  orderstatus: word(40),
  ref: word(60),
  payref: word(60),
  amt: word(20),
  cur: word(10),
})
export type KtcRecord = z.infer<typeof record>

/**
 * What the merchant's books say of an invoice, one record for each time that somebody tried to pay it. None where
 * nobody came to the gateway yet.
 * @throws ApiError UNAVAILABLE where they cannot be asked, or answer about another invoice
 */
export async function recordsOf(configuration: KtcConfiguration, invoice: string): Promise<KtcRecord[]> {
  const text = await act(configuration, { actionType: 'Query', orderRef: invoice })
  const all = z.array(record).safeParse(readRecords(text).map((fields) => Object.fromEntries(fields)))
  if (all.success && all.data.every(({ ref }) => ref === invoice)) return all.data
  throw unavailable("KTC's answer is not about this payment")
}

/** Asks for money to go back. @returns the code of the answer; empty where it has none */
export async function requestGatewayRefund(
  configuration: KtcConfiguration,
  refund: { actionType: string; payRef: string; amount: string },
): Promise<string> {
  const text = await act(configuration, refund)
  const fields = text.includes('<') ? readRecords(text)[0] : fieldsOf(text.trim())
  return fields?.get('resultcode') ?? ''
}
