import { z } from 'zod'
import { LOCALES } from '@/lib/domain/locale'
import { TEMPLATE_NAMES } from './templates'

/** What an outbox row of kind 'mail' carries. */
export const mailPayload = z.object({
  template: z.enum(TEMPLATE_NAMES),
  to: z.email(),
  locale: z.enum(LOCALES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who gets an answer to the mail, where that is not its sender. */
  reply_to: z.email().optional(),
  /** After this instant the mail is of no use and is not sent. */
  expires_at: z.iso.datetime().optional(),
})

export type MailPayload = z.infer<typeof mailPayload>
