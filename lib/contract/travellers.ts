import { z } from 'zod'
import { isCountryCode } from '@/lib/domain/country-codes'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { isNationalId, MAX_TYPED_NATIONAL_ID_LENGTH, tidyNationalId } from '@/lib/domain/national-id'
import { isPassport, MAX_TYPED_PASSPORT_LENGTH, tidyPassport } from '@/lib/domain/passport'
import { isPersonName } from '@/lib/domain/person-name'
import { defineOperation, envelope } from './operation'

export const savedTraveller = z.object({
  id: z.string(),
  full_name: z.string(),
  passport_number: z.string().nullable(),
  /** ISO 3166-1 alpha-2 */
  nationality: z.string().nullable().default(null),
  national_id_number: z.string().nullable().default(null),
})
export type SavedTraveller = z.infer<typeof savedTraveller>

/** Validated like in the checkout, so that it can be used for bookings. */
const fullName = z
  .string()
  .trim()
  .min(1)
  .refine(isPersonName)
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' '))
  .pipe(z.string().max(MAX_FULL_NAME_LENGTH))

/** Empty removes it. */
const passportNumber = z
  .string()
  .max(MAX_TYPED_PASSPORT_LENGTH)
  .nullable()
  .transform((typed) => tidyPassport(typed ?? '') || null)
  .refine((number) => number === null || isPassport(number))

/** Empty removes it. */
const nationality = z
  .string()
  .nullable()
  .transform((code) => code || null)
  .refine((code) => code === null || isCountryCode(code))

/** Empty removes it. The check digits of a country are checked in the checkout, which knows the country. */
const nationalIdNumber = z
  .string()
  .max(MAX_TYPED_NATIONAL_ID_LENGTH)
  .nullable()
  .transform((typed) => tidyNationalId(typed ?? '') || null)
  .refine((number) => number === null || isNationalId(number, ''))

export const listTravellers = defineOperation({
  method: 'GET',
  path: '/api/account/travellers',
  summary: 'Lists the saved travellers of the account, most recently booked first',
  session: true,
  response: envelope(z.array(savedTraveller)),
})

export const updateTraveller = defineOperation({
  method: 'PATCH',
  path: '/api/account/travellers/{id}',
  summary: 'Changes a saved traveller; existing orders do not change',
  session: true,
  params: z.object({ id: z.string().max(60) }),
  body: z.object({
    full_name: fullName.optional(),
    passport_number: passportNumber.optional(),
    nationality: nationality.optional(),
    national_id_number: nationalIdNumber.optional(),
  }),
  response: envelope(savedTraveller),
})

export const deleteTraveller = defineOperation({
  method: 'DELETE',
  path: '/api/account/travellers/{id}',
  summary: 'Deletes a saved traveller; existing orders do not change',
  session: true,
  params: z.object({ id: z.string().max(60) }),
  response: envelope(z.object({ id: z.string() })),
})
