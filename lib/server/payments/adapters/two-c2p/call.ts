import { ApiError } from '@/lib/contract/error'
import { callGateway } from '../../gateway-call'
import type { TwoC2pConfiguration } from './configuration'
import { openPayload, sealPayload } from './signed-payload'

/** The code of an answer without a signature, for the log alone: it proves nothing. */
function unsignedCode(body: string): string {
  return /"respCode"\s*:\s*"(\d{4})"/.exec(body)?.[1] ?? 'none'
}

/**
 * Asks the payment gateway something.
 * @returns the claims of its signed answer
 * @throws ApiError UNAVAILABLE where there is no signed answer
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
  const answer = await openPayload(body, secretKey)
  if (answer) return answer
  throw new ApiError('UNAVAILABLE', {
    message: `2C2P's answer to ${operation} is not signed; its code is ${unsignedCode(body)}`,
  })
}
