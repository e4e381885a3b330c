import { z } from 'zod'
import { pickupTerms } from '@/lib/contract/fulfilment'
import { option } from '@/lib/contract/option'
import { currencyCode } from '@/lib/contract/shared'
import { MAX_CHANGE_HOURS } from '@/lib/domain/booking-change'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import { DATE_MODES, GROUP_TYPES, INVENTORIES, OPTION_QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { MAX_CODE_LENGTH, MAX_OPTION_ID_LENGTH, MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { MAX_BAGS } from '@/lib/domain/group-size'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { MAX_EXTRAS } from '@/lib/domain/selection'
import { fileAvailability } from './availability'
import { dateOrYearlyDay } from './day'
import { countryCode, inAllLanguages, latitude, longitude, text, whole } from './text'

/** In minor units (satang, cents, whole yen) of the product's currency, taxes and fees included. */
export const filePrice = z.strictObject({ amount: whole(0, 1_000_000_000_000), currency: currencyCode })

/**
 * A seasonal price, by day of service, both ends inclusive: dates, or days of every year, which set the prices
 * of the year of the import and of the two following ones.
 */
export const fileSeason = z.strictObject({ from: dateOrYearlyDay, to: dateOrYearlyDay, price: filePrice })

export const fileUnit = z.strictObject({
  code: z.enum(UNIT_TYPES),
  label: inAllLanguages(text(120)),
  min_age: whole(0, 130).nullable().default(null),
  max_age: whole(0, 130).nullable().default(null),
  /** Places taken by one unit. */
  pax_count: whole(1, 1000).default(1),
  /** A unit of the same option; the booking must contain at least one. */
  accompanied_by: z.enum(UNIT_TYPES).nullable().default(null),
  max_quantity: whole(1, 1000).nullable().default(null),
  /** For a price per group: the maximum number of people and bags; the buyer is asked for both. */
  group: z
    .strictObject({ people: whole(1, MAX_PARTY_SIZE), bags: whole(0, MAX_BAGS).nullable().default(null) })
    .nullable()
    .default(null),
  /** The price outside the seasons; if omitted, the unit is sold only in its seasons. */
  price: filePrice.nullable().default(null),
  seasons: z.array(fileSeason).max(400).default([]),
})
export type FileUnit = z.output<typeof fileUnit>

export const fileExtra = z.strictObject({
  code: z
    .string()
    .max(MAX_CODE_LENGTH)
    .regex(/^[a-z0-9_-]+$/, 'must be lower-case letters, digits, hyphens and underscores'),
  name: inAllLanguages(text(160)),
  price: filePrice,
  deposit: z.boolean().default(false),
})

const filePlan = z.strictObject({
  ...option.shape.plan.unwrap().shape,
  /** Coverage; default: the countries of the product's destinations. */
  countries: z.array(countryCode).nullable().default(null),
})

const fileRoute = z.strictObject({
  from: inAllLanguages(text(120)),
  to: inAllLanguages(text(120)),
  /** Duration of one direction. */
  minutes: whole(0, 100_000),
  /** Id of the option of the same product for the return direction in the same class. */
  opposite: z.string().max(MAX_OPTION_ID_LENGTH).nullable().default(null),
  /** Free luggage per passenger; limits in kilograms and in centimetres (length + width + height). */
  bags: z
    .strictObject({
      included: whole(0, 20),
      max_kg: whole(1, 1000).nullable().default(null),
      max_cm: whole(1, 1000).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Departure point; default: the product's meeting point. Without coordinates it is not a fixed place. */
  meeting: z
    .strictObject({
      name: inAllLanguages(text(200)),
      directions: inAllLanguages(text(2000)),
      latitude: latitude.nullable().default(null),
      longitude: longitude.nullable().default(null),
    })
    .nullable()
    .default(null),
})

/**
 * Until how many hours before the start customers can change the date, to one with the same or a lower price, and the
 * names of travellers; null if they cannot.
 */
export const fileChanges = z.strictObject({
  date_hours: whole(0, MAX_CHANGE_HOURS).nullable().default(null),
  names_hours: whole(0, MAX_CHANGE_HOURS).nullable().default(null),
})

export const fileOption = z.strictObject({
  id: z
    .string()
    .max(MAX_OPTION_ID_LENGTH)
    .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens or dots'),
  name: inAllLanguages(text(200)),
  summary: inAllLanguages(text(1000)),
  window: z.enum(DATE_MODES),
  inventory: z.enum(INVENTORIES),
  /** Bookable until this many minutes before the start. */
  cutoff_minutes: whole(0, 525_600).default(0),
  min_units: whole(1, 1000).default(1),
  max_units: whole(1, 1000),
  /** The code of a cancellation policy. */
  policy: z.string().max(MAX_SLUG_LENGTH),
  /** If omitted, names can be changed while cancelling is free, and the date cannot. */
  changes: fileChanges.nullable().default(null),
  questions: z.array(z.enum(OPTION_QUESTIONS)).default([]),
  /** For the question `identity_document`: whose citizens give their national ID card instead of the passport. */
  id_card_country: countryCode.nullable().default(null),
  fulfilment: z.array(z.enum(FULFILMENT_METHODS)).default([]),
  /** The buyer chooses one of them. */
  guide_languages: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code')).default([]),
  /** For transport: the route. */
  route: fileRoute.nullable().default(null),
  /** Where and when travellers are picked up. */
  pickup: pickupTerms(inAllLanguages(text(200)))
    .nullable()
    .default(null),
  /** For tours: shared with others, or private. */
  party: z.enum(GROUP_TYPES).nullable().default(null),
  /** Whether the price "From" of the product can be this one; false if it is less than the name says, or not for everyone. */
  lead_price: z.boolean().default(true),
  plan: filePlan.nullable().default(null),
  /** For food: the dishes of each course. */
  menu: z
    .array(
      z.strictObject({
        title: inAllLanguages(text(120)),
        dishes: z
          .array(inAllLanguages(text(300)))
          .min(1)
          .max(40),
      }),
    )
    .max(20)
    .default([]),
  /** The first unit's price is shown in product lists. */
  units: z.array(fileUnit).min(1).max(UNIT_TYPES.length),
  extras: z.array(fileExtra).max(MAX_EXTRAS).default([]),
  availability: fileAvailability.optional(),
  /** eSIM profiles to add to the stock; existing ones do not change. */
  esim_profiles: z
    .array(
      z.strictObject({
        iccid: z.string().regex(/^\d{18,22}$/, 'must be 18 to 22 digits'),
        activation_code: z
          .string()
          .max(300)
          .regex(/^LPA:1\$\S+\$\S*$/, "must look like 'LPA:1$host$code'"),
      }),
    )
    .max(50_000)
    .default([]),
})
export type FileOption = z.output<typeof fileOption>
