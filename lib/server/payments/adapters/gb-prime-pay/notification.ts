import { z } from 'zod'
import { unverifiedNotification } from '@/lib/server/payments/unverified-notification'
import type { Notification, RawNotification } from '../../port'

const MAX_BODY_LENGTH = 16_000

const text = z
  .union([z.string().max(60), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)

const claims = z.object({
  referenceNo: z.string().regex(/^[\w-]{1,15}$/),
  gbpReferenceNo: text,
  resultCode: text,
})

/** Notifications are JSON for QR codes and form-encoded for cards. */
function fieldsOf(body: string): unknown {
  if (!body.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Reads the invoice to query from a notification. It is unsigned, so nothing else in it is trusted. */
export function readGbPrimePayNotification({ body }: RawNotification): Notification | null {
  if (body.length > MAX_BODY_LENGTH) return null
  const { data } = claims.safeParse(fieldsOf(body))
  return data ? unverifiedNotification(data.referenceNo, data.gbpReferenceNo, data.resultCode) : null
}
