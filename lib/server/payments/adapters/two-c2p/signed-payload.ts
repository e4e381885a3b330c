import { CompactSign, compactVerify } from 'jose'
import { z } from 'zod'

const envelope = z.object({ payload: z.string().max(32_000) })

const bytes = (text: string) => new TextEncoder().encode(text)

/** Returns a request body for the gateway: the claims as a JWT, signed with the shared secret. */
export async function sealPayload(claims: Record<string, unknown>, secret: string): Promise<string> {
  const payload = await new CompactSign(bytes(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(bytes(secret))
  return JSON.stringify({ payload })
}

/**
 * Returns the claims of a gateway message; null if it is malformed or not signed by HS256 with the shared
 * secret.
 */
export async function openPayload(body: string, secret: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(envelope.parse(JSON.parse(body)).payload, bytes(secret), {
      algorithms: ['HS256'],
    })
    return JSON.parse(new TextDecoder().decode(payload))
  } catch {
    return null
  }
}
