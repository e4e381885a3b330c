import { z } from 'zod'
import { LOCALES } from '@/lib/domain/locale'
import { TEMPLATE_NAMES } from './templates'

/** What an outbox row of kind 'mail' carries. */
export const mailPayload = z.object({
  template: z.enum(TEMPLATE_NAMES),
  to: z.email(),
  locale: z.enum(LOCALES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The values that are encrypted (`lib/server/outbox/secret-values.ts`). */
  sealed: z.string().optional(),
  /** Reply-To address, if it is not the sender. */
  reply_to: z.email().optional(),
  /** The mail is not sent after this time. */
  expires_at: z.iso.datetime().optional(),
})

export type MailPayload = Omit<z.infer<typeof mailPayload>, 'sealed'>
