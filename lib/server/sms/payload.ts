import { z } from 'zod'
import { LOCALES } from '@/lib/domain/locale'

/** Each is a message key under `sms`. */
export const SMS_TEMPLATES = ['phone_code', 'phone_changed'] as const

/** What an outbox row of kind 'sms' carries. */
export const smsPayload = z.object({
  template: z.enum(SMS_TEMPLATES),
  /** A phone number in E.164. */
  to: z.string().regex(/^\+[1-9]\d{5,14}$/),
  locale: z.enum(LOCALES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The values that are encrypted (`lib/server/outbox/secret-values.ts`). */
  sealed: z.string().optional(),
  /** The message is not sent after this time. */
  expires_at: z.iso.datetime().optional(),
})

export type SmsPayload = Omit<z.infer<typeof smsPayload>, 'sealed'>
