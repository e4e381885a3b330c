import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { callGateway } from '../../gateway-call'

interface GatewayRequest {
  body: string
  contentType: string
  headers?: Record<string, string>
}

/**
 * Calls GB Prime Pay. Its error pages have another content type than its API responses.
 * @throws ApiError UNAVAILABLE if the response does not match the schema; the outcome is then unknown
 */
export async function callGbPrimePay<Schema extends z.ZodType>(
  url: string,
  request: GatewayRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await callGateway(url, { ...request, accept: /^application\/json\b/i })
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new ApiError('UNAVAILABLE', { message: 'malformed GB Prime Pay response' })
  }
}

/** Returns a JSON request with Basic authentication: the secret key as the user, and no password. */
export function withSecretKey(secretKey: string, payload: object): GatewayRequest {
  return {
    body: JSON.stringify(payload),
    contentType: 'application/json',
    headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
  }
}

/** The result code of a response. */
export const resultCode = z.union([z.string().max(10), z.number()]).transform(String)

/** The gateway's reference of a payment. */
export const gbpReferenceNo = z.string().regex(/^[\w-]{1,60}$/)
