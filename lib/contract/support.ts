import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { isPersonName, MAX_FULL_NAME_LENGTH } from '@/lib/domain/person-name'
import { MAX_MESSAGE_LENGTH, MAX_REFERENCE_LENGTH, SUPPORT_TOPICS } from '@/lib/domain/support'
import { email } from './auth'
import { defineOperation, envelope } from './operation'

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
    }),
  ),
})
