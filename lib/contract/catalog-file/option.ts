import { z } from 'zod'
import { MOST_EXTRAS } from '@/lib/contract/cart'
import { option } from '@/lib/contract/catalog'
import { pickupTerms } from '@/lib/contract/fulfilment'
import { currencyCode, localDate } from '@/lib/contract/shared'
import { BOOKING_WINDOWS, INVENTORIES, PARTIES, QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { fileAvailability } from './availability'
import { countryCode, inAllLanguages, latitude, longitude, text, whole } from './text'

/** In minor units (satang, cents, whole yen) of the product's own currency, taxes and fees included. */
export const filePrice = z.strictObject({ amount: whole(0, 1_000_000_000_000), currency: currencyCode })

/** A price of its own from one day of service to another, both included. */
export const fileSeason = z.strictObject({ from: localDate, to: localDate, price: filePrice })

export const fileUnit = z.strictObject({
  code: z.enum(UNIT_TYPES),
  label: inAllLanguages(text(120)),
  min_age: whole(0, 130).nullable().default(null),
  max_age: whole(0, 130).nullable().default(null),
  /** Places that one unit takes. */
  pax_count: whole(1, 1000).default(1),
  /** A unit of the same option of which at least one must be in the same booking. */
  accompanied_by: z.enum(UNIT_TYPES).nullable().default(null),
  max_quantity: whole(1, 1000).nullable().default(null),
  /** Where the price is that of a whole group: how many people and how much luggage it is for; both are asked. */
  group: z
    .strictObject({ people: whole(1, MAX_PARTY_SIZE), bags: whole(0, 1000).nullable().default(null) })
    .nullable()
    .default(null),
  /** The price outside the seasons; left out, the unit is sold in its seasons alone. */
  price: filePrice.nullable().default(null),
  seasons: z.array(fileSeason).max(400).default([]),
})
export type FileUnit = z.output<typeof fileUnit>

export const fileExtra = z.strictObject({
  code: z
    .string()
    .max(60)
    .regex(/^[a-z0-9_-]+$/, 'must be lower-case letters, digits, hyphens and underscores'),
  name: inAllLanguages(text(160)),
  price: filePrice,
  deposit: z.boolean().default(false),
})

const filePlan = z.strictObject({
  ...option.shape.plan.unwrap().shape,
  /** Where it works; in the countries of the product's destinations unless told. */
  countries: z.array(countryCode).nullable().default(null),
})

const fileRoute = z.strictObject({
  from: inAllLanguages(text(120)),
  to: inAllLanguages(text(120)),
  /** How long one way takes. */
  minutes: whole(0, 100_000),
  /** Id of the option of the same product that goes back in the same class. */
  opposite: z.string().max(120).nullable().default(null),
  /** What each passenger takes along free; limits in kilograms and in centimetres of all three sides together. */
  bags: z
    .strictObject({
      included: whole(0, 20),
      max_kg: whole(1, 1000).nullable().default(null),
      max_cm: whole(1, 1000).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Where it starts; at the product's meeting point unless told. Without a position it is no fixed place. */
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

export const fileOption = z.strictObject({
  id: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens or dots'),
  name: inAllLanguages(text(200)),
  summary: inAllLanguages(text(1000)),
  window: z.enum(BOOKING_WINDOWS),
  inventory: z.enum(INVENTORIES),
  /** Minutes before the start until which it can be booked. */
  cutoff_minutes: whole(0, 525_600).default(0),
  min_units: whole(1, 1000).default(1),
  max_units: whole(1, 1000),
  /** The code of a cancellation policy. */
  policy: z.string().max(80),
  questions: z.array(z.enum(QUESTIONS)).default([]),
  fulfilment: z.array(z.enum(['pickup', 'delivery'])).default([]),
  /** Of which one is chosen with the booking. */
  guide_languages: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code')).default([]),
  /** Of transport: where it goes. */
  route: fileRoute.nullable().default(null),
  /** Where and when travellers are fetched. */
  pickup: pickupTerms(inAllLanguages(text(200)))
    .nullable()
    .default(null),
  /** Of a tour: with others, or with one's own group alone. */
  party: z.enum(PARTIES).nullable().default(null),
  plan: filePlan.nullable().default(null),
  /** Of food: what is served, course by course. */
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
  /** The first is the one whose price the shop's lists show. */
  units: z.array(fileUnit).min(1).max(UNIT_TYPES.length),
  extras: z.array(fileExtra).max(MOST_EXTRAS).default([]),
  availability: fileAvailability.optional(),
  /** eSIM profiles to add to what can be handed out; those that the shop has already are left alone. */
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
