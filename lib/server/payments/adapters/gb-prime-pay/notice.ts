import { z } from 'zod'
import { hintOf } from '@/lib/server/payments/unverified-notification'
import type { Notification, RawNotification } from '../../port'

const MOST_CHARACTERS = 16_000

const words = z
  .union([z.string().max(60), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)

const claims = z.object({
  referenceNo: z.string().regex(/^[\w-]{1,15}$/),
  gbpReferenceNo: words,
  resultCode: words,
})

/** QR codes are told of in JSON, cards by a form. */
function fieldsOf(body: string): unknown {
  if (!body.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** A notice names an invoice to ask about. Nobody signs it, so nothing in it is believed. */
export function readGbPrimePayNotice({ body }: RawNotification): Notification | null {
  if (body.length > MOST_CHARACTERS) return null
  const { data } = claims.safeParse(fieldsOf(body))
  return data ? hintOf(data.referenceNo, data.gbpReferenceNo, data.resultCode) : null
}
