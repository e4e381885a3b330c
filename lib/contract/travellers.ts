import { z } from 'zod'
import { isPassport, tidyPassport } from '@/lib/domain/passport'
import { isPersonName } from '@/lib/domain/person-name'
import { defineOperation, envelope } from './operation'

/** Most travellers that an account keeps. */
export const MOST_TRAVELLERS = 20

export const savedTraveller = z.object({
  id: z.string(),
  full_name: z.string(),
  passport_number: z.string().nullable(),
})
export type SavedTraveller = z.infer<typeof savedTraveller>

/** Longest name that is kept, in characters. */
export const LONGEST_NAME = 120

/** As the checkout takes it, so that it can be booked with. */
const fullName = z
  .string()
  .trim()
  .min(1)
  .refine(isPersonName)
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' '))
  .pipe(z.string().max(LONGEST_NAME))

/** Empty where it is not to be kept. */
const passportNumber = z
  .string()
  .max(40)
  .nullable()
  .transform((typed) => tidyPassport(typed ?? '') || null)
  .refine((number) => number === null || isPassport(number))

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
