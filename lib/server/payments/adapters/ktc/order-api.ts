import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { callGateway } from '../../gateway-call'
import type { KtcConfiguration } from './configuration'
import { fieldsOf } from './fields'
import { readRecords } from './records'

function unavailable(message: string): ApiError {
  return new ApiError('UNAVAILABLE', { message })
}

/** Calls KTC's order API. @throws ApiError UNAVAILABLE; the outcome is then unknown */
async function callOrderApi(
  { apiUrl, merchantId, loginId, password }: KtcConfiguration,
  fields: Record<string, string>,
): Promise<string> {
  const text = await callGateway(apiUrl, {
    body: new URLSearchParams({ merchantId, loginId, password, ...fields }).toString(),
    contentType: 'application/x-www-form-urlencoded',
  })
  if (/^\s*<(!doctype|html)/i.test(text)) throw unavailable('KTC returned an HTML page')
  const error = text.includes('<') ? undefined : fieldsOf(text.trim())?.get('errmsg')
  if (error && /authenti|login|password/i.test(error)) throw unavailable('KTC rejected the credentials')
  return text
}

const shortText = (maxLength: number) => z.string().max(maxLength).default('')

const record = z.object({
  orderstatus: shortText(40),
  ref: shortText(60),
  payref: shortText(60),
  amt: shortText(20),
  cur: shortText(10),
})
export type KtcRecord = z.infer<typeof record>

/** A complete response to a query; errors have another form. */
const RECORDS = /<records(?:\s*\/>|(?:\s[^>]*)?>(?<content>.*)<\/records>)\s*$/is

const MAX_RECORDS = 100

/**
 * Returns KTC's records of an invoice, one for each attempt to pay it; empty if the customer has not reached
 * the gateway yet.
 * @throws ApiError UNAVAILABLE if KTC is unreachable, its response is no list of records, or is about another invoice
 */
export async function recordsOf(configuration: KtcConfiguration, invoice: string): Promise<KtcRecord[]> {
  const text = await callOrderApi(configuration, { actionType: 'Query', orderRef: invoice })
  const list = RECORDS.exec(text)
  const records = readRecords(text)
  if (!list || (records.length === 0 && list.groups?.content?.trim()))
    throw unavailable('KTC returned no list of records')
  const all = z
    .array(record)
    .max(MAX_RECORDS)
    .safeParse(records.map((fields) => Object.fromEntries(fields)))
  if (all.success && all.data.every(({ ref }) => ref === invoice)) return all.data
  throw unavailable('KTC response is malformed or about another payment')
}

/** Requests a refund. @returns the result code; empty if the response has none */
export async function requestGatewayRefund(
  configuration: KtcConfiguration,
  refund: { actionType: string; payRef: string; amount: string },
): Promise<string> {
  const text = await callOrderApi(configuration, refund)
  const fields = text.includes('<') ? readRecords(text)[0] : fieldsOf(text.trim())
  return fields?.get('resultcode') ?? ''
}
