import { ApiError } from '@/lib/contract/error'
import { callGateway } from '../../gateway-call'
import type { TwoC2pConfiguration } from './configuration'
import { openPayload, sealPayload } from './signed-payload'

/** The code of an unsigned response, only for the log: it is not trusted. */
function unsignedCode(body: string): string {
  return /"respCode"\s*:\s*"(\d{4})"/.exec(body)?.[1] ?? 'none'
}

/**
 * Calls 2C2P's payment API.
 * @returns the claims of the signed response
 * @throws ApiError UNAVAILABLE if there is no signed response
 */
export async function callTwoC2p(
  { baseUrl, merchantId, secretKey }: TwoC2pConfiguration,
  operation: 'paymentToken' | 'paymentInquiry',
  claims: Record<string, unknown>,
): Promise<unknown> {
  const body = await callGateway(baseUrl + operation, {
    body: await sealPayload({ merchantID: merchantId, ...claims }, secretKey),
    contentType: 'application/json',
  })
  const response = await openPayload(body, secretKey)
  if (response) return response
  throw new ApiError('UNAVAILABLE', {
    message: `unsigned 2C2P response to ${operation}; code ${unsignedCode(body)}`,
  })
}
