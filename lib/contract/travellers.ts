import { z } from 'zod'
import { defineOperation, envelope } from './operation'

/** Most travellers that an account keeps. */
export const MOST_TRAVELLERS = 20

export const savedTraveller = z.object({
  id: z.string(),
  full_name: z.string(),
  passport_number: z.string().nullable(),
})
export type SavedTraveller = z.infer<typeof savedTraveller>

const fullName = z.string().trim().min(1).max(120)
/** Empty where it is not to be kept. */
const passportNumber = z
  .string()
  .trim()
  .max(20)
  .nullable()
  .transform((typed) => typed || null)

export const listTravellers = defineOperation({
  method: 'GET',
  path: '/api/account/travellers',
  summary: 'The travellers that the account keeps, those booked for last first',
  session: true,
  response: envelope(z.array(savedTraveller)),
})

export const updateTraveller = defineOperation({
  method: 'PATCH',
  path: '/api/account/travellers/{id}',
  summary: 'Changes a saved traveller; orders keep what they were placed with',
  session: true,
  params: z.object({ id: z.string().max(60) }),
  body: z.object({ full_name: fullName.optional(), passport_number: passportNumber.optional() }),
  response: envelope(savedTraveller),
})

export const deleteTraveller = defineOperation({
  method: 'DELETE',
  path: '/api/account/travellers/{id}',
  summary: 'Forgets a saved traveller; orders keep what they were placed with',
  session: true,
  params: z.object({ id: z.string().max(60) }),
  response: envelope(z.object({ id: z.string() })),
})
