import { z } from 'zod'
import { QUESTIONS } from '@/lib/domain/catalog'
import { MAX_COACH_LENGTH, MAX_LEGS, MAX_SEATS_LENGTH } from '@/lib/domain/seat-assignment'
import { MAX_REASON_LENGTH } from '@/lib/domain/supplier-reply'
import { seatAssignment } from './cart'
import { defineOperation, envelope } from './operation'

/** State of a confirmation request to a supplier: open until it is replied to, cancelled or too late. */
export const REPLY_STATES = ['open', 'accepted', 'declined', 'cancelled', 'late'] as const

/** What a supplier needs to accept or decline a booking. */
export const supplierRequest = z.object({
  state: z.enum(REPLY_STATES),
  reference: z.string(),
  supplier: z.string(),
  product_name: z.string(),
  /** Date, option, quantities and booking details, one per line. */
  lines: z.array(z.string()),
  /** The dates in the lines, as written there. */
  dates: z.array(z.string()).default([]),
  /** Legs of a trip, whose coach and seats an acceptance may name; empty if it is no trip. */
  legs: z.array(z.object({ from: z.string(), to: z.string(), seats: seatAssignment.nullable() })).default([]),
  reply_by: z.iso.datetime(),
  time_zone: z.string(),
  /** The travellers; null if the supplier has no need to know them, or no longer has. */
  guests: z
    .object({
      lead_name: z.string(),
      travellers: z.array(
        z.object({
          position: z.int(),
          label: z.string(),
          name: z.string().nullable(),
          age: z.int().nullable(),
          /** ISO 3166-1 alpha-2 */
          nationality: z.string().nullable().default(null),
          national_id_number: z.string().nullable().default(null),
          passport_number: z.string().nullable(),
        }),
      ),
      answers: z.array(z.object({ question: z.enum(QUESTIONS), answer: z.string() })),
    })
    .nullable(),
})
export type SupplierRequest = z.infer<typeof supplierRequest>

const byToken = z.object({ token: z.string().max(60) })

export const getSupplierRequest = defineOperation({
  method: 'GET',
  path: '/api/supplier-requests/{token}',
  summary: 'Returns the booking behind the link in an email to its supplier; changes nothing',
  params: byToken,
  response: envelope(supplierRequest),
})

export const replyToSupplierRequest = defineOperation({
  method: 'POST',
  path: '/api/supplier-requests/{token}/reply',
  summary: 'Accepts or declines the booking, once; repeating the same reply returns the same response',
  params: byToken,
  body: z.discriminatedUnion('reply', [
    z.object({
      reply: z.literal('accept'),
      /** Coach and seats of each leg of a trip, if the supplier assigns them. */
      seats: z
        .array(
          z.object({
            coach: z.string().trim().max(MAX_COACH_LENGTH),
            seats: z.string().trim().max(MAX_SEATS_LENGTH),
          }),
        )
        .max(MAX_LEGS)
        .default([]),
    }),
    z.object({ reply: z.literal('decline'), reason: z.string().trim().min(1).max(MAX_REASON_LENGTH) }),
  ]),
  response: envelope(supplierRequest),
})
