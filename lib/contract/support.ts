import { z } from 'zod'
import { isPersonName } from '@/lib/domain/person-name'
import { SUPPORT_TOPICS } from '@/lib/domain/support'
import { defineOperation, envelope } from './operation'

export const MAX_SUPPORT_MESSAGE_LENGTH = 4000

export const supportForm = z.object({
  topic: z.string().min(1).pipe(z.enum(SUPPORT_TOPICS)),
  name: z.string().trim().min(1).max(120).refine(isPersonName),
  email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
  /** An order of the signed-in visitor; empty if the request is not about an order. */
  order_id: z.string().trim().toLowerCase().max(64).optional(),
  /** The order reference given by a signed-out visitor; not verified. */
  order_reference: z.string().trim().max(40).optional(),
  /** The product that a pre-sales question is about; empty if there is none. */
  product_id: z.string().trim().max(80).optional(),
  message: z.string().trim().min(1).max(MAX_SUPPORT_MESSAGE_LENGTH),
})
export type SupportForm = z.input<typeof supportForm>

export const requestSupport = defineOperation({
  method: 'POST',
  path: '/api/support',
  summary: 'Sends a request to support; the Idempotency-Key header makes retries safe',
  body: supportForm,
  response: envelope(
    z.object({
      /** The number used in emails about the request, e.g. SUP-7Q4K-2612. */
      number: z.string(),
    }),
  ),
})
