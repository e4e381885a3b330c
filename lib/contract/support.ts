import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { isPersonName } from '@/lib/domain/person-name'
import {
  MAX_FILE_NAME_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_REFERENCE_LENGTH,
  SUPPORT_AUTHORS,
  SUPPORT_FILE_TYPE_NAMES,
  SUPPORT_TOPICS,
} from '@/lib/domain/support'
import { email } from './auth'
import { defineOperation, envelope, fileResponse } from './operation'

export const supportForm = z.object({
  topic: z.string().min(1).pipe(z.enum(SUPPORT_TOPICS)),
  name: z.string().trim().min(1).max(MAX_FULL_NAME_LENGTH).refine(isPersonName),
  email,
  /** An order of the signed-in visitor; empty if the request is not about an order. */
  order_id: z.string().trim().toLowerCase().max(64).optional(),
  /** The order reference given by a signed-out visitor; not verified. */
  order_reference: z.string().trim().max(MAX_REFERENCE_LENGTH).optional(),
  /** The product that a pre-sales question is about; empty if there is none. */
  product_id: z.string().trim().max(MAX_SLUG_LENGTH).optional(),
  message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
})
export type SupportForm = z.input<typeof supportForm>

export const requestSupport = defineOperation({
  method: 'POST',
  path: '/api/support',
  summary: 'Sends a request to support; the Idempotency-Key header makes retries safe',
  idempotencyKey: 'required',
  body: supportForm,
  response: envelope(
    z.object({
      /** The number used in emails about the request, e.g. SUP-7Q4K-2612. */
      number: z.string(),
      /** Until when a reply is promised; null without a promise. */
      reply_due_at: z.iso.datetime().nullable().default(null),
    }),
  ),
})

/** A file that came with a message by mail. */
export const supportFile = z.object({
  id: z.string(),
  name: z.string().max(MAX_FILE_NAME_LENGTH),
  /** By its content. */
  type: z.enum(SUPPORT_FILE_TYPE_NAMES),
  /** In bytes. */
  size: z.int().min(1),
})
export type SupportFile = z.infer<typeof supportFile>

export const supportMessage = z.object({
  id: z.string(),
  author: z.enum(SUPPORT_AUTHORS),
  text: z.string(),
  created_at: z.iso.datetime(),
  /** Whether it came by mail. */
  by_mail: z.boolean(),
  /** Number of attachments of the mail that are not stored. */
  attachments: z.int().min(0),
  /** Their names; empty for old mails. */
  left_out: z.array(z.string()).default([]),
  /** Its attachments that are stored, until they are old. */
  files: z.array(supportFile).default([]),
})
export type SupportMessage = z.infer<typeof supportMessage>

/** A request with its messages. */
export const supportThread = z.object({
  number: z.string(),
  topic: z.enum(SUPPORT_TOPICS),
  created_at: z.iso.datetime(),
  /** The order that it is about. */
  order: z.object({ id: z.string(), reference: z.string() }).nullable(),
  /** Whether the newest message of the visitor awaits a reply. */
  awaiting_reply: z.boolean(),
  /** Until when a reply is promised; null if none is awaited, or without a promise. */
  reply_due_at: z.iso.datetime().nullable(),
  /** Oldest first; the newest ones of a long thread. */
  messages: z.array(supportMessage).min(1),
})
export type SupportThread = z.infer<typeof supportThread>

export const listSupportRequests = defineOperation({
  method: 'GET',
  path: '/api/support/requests',
  summary: "Lists the visitor's newest requests to support with their messages, newest first",
  session: true,
  response: envelope(z.object({ items: z.array(supportThread) })),
})

export const writeSupportMessage = defineOperation({
  method: 'POST',
  path: '/api/support/requests/{number}/messages',
  summary: 'Adds a message to a request of the visitor; the Idempotency-Key header makes retries safe',
  session: true,
  idempotencyKey: 'required',
  params: z.object({ number: z.string() }),
  body: z.object({ message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) }),
  response: envelope(supportThread),
})

export const getSupportFile = defineOperation({
  method: 'GET',
  path: '/api/support/requests/{number}/files/{id}',
  summary: 'Returns a file of a request of the visitor, for saving',
  session: true,
  params: z.object({ number: z.string(), id: z.string() }),
  response: fileResponse,
  media: 'application/octet-stream',
})
