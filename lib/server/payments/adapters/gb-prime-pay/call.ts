import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { callGateway } from '../../gateway-call'

interface Question {
  body: string
  contentType: string
  headers?: Record<string, string>
}

/**
 * Asks GB Prime Pay something. Its error pages come with another content type than its answers.
 * @throws ApiError UNAVAILABLE where the answer is not of the shape; what was done is not known then
 */
export async function callGbPrimePay<Shape extends z.ZodType>(
  url: string,
  question: Question,
  shape: Shape,
): Promise<z.output<Shape>> {
  const text = await callGateway(url, { ...question, accept: /^application\/json\b/i })
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new ApiError('UNAVAILABLE', { message: "GB Prime Pay's answer makes no sense" })
  }
}

/** A JSON question with the secret key, which is the user of a basic authorisation without a password. */
export function withSecretKey(secretKey: string, question: object): Question {
  return {
    body: JSON.stringify(question),
    contentType: 'application/json',
    headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
  }
}

/** The code of an answer. */
export const resultCode = z.union([z.string().max(10), z.number()]).transform(String)

/** The gateway's own number of a payment. */
export const gbpReferenceNo = z.string().regex(/^[\w-]{1,60}$/)
