import { z } from 'zod'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import {
  DATE_MODES,
  GROUP_TYPES,
  INVENTORIES,
  OPTION_AVAILABILITIES,
  QUESTIONS,
  UNIT_TYPES,
} from '@/lib/domain/catalog'
import { MAX_BAGS } from '@/lib/domain/group-size'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { fulfilmentTerms, pickupTerms } from './fulfilment'
import { localDate, money } from './shared'

export const unitType = z.enum(UNIT_TYPES)

export const groupSize = z.object({
  people: z.int().min(1).max(MAX_PARTY_SIZE),
  /** Null if bags are not asked for. */
  bags: z.int().min(0).max(MAX_BAGS).nullable().default(null),
})

export const unit = z.object({
  code: unitType,
  label: z.string(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  pax_count: z.int(),
  accompanied_by: unitType.nullable(),
  max_quantity: z.int().nullable(),
  /** For a price per group: the maximum number of people and bags. */
  group: groupSize.nullable(),
  /** The standard price; a date may have a different one. */
  price: money,
})
export type Unit = z.infer<typeof unit>

export const cancellationTier = z.object({ hours_before: z.number(), fee_percent: z.number() })

export const option = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  window: z.enum(DATE_MODES),
  inventory: z.enum(INVENTORIES),
  cutoff_minutes: z.int(),
  min_units: z.int(),
  max_units: z.int(),
  cancellation: z.array(cancellationTier),
  /**
   * Until how many hours before the start customers can change the date and the names of travellers; null if they cannot.
   * Null as a whole: names while cancelling is free.
   */
  changes: z
    .object({ date_hours: z.int().nullable(), names_hours: z.int().nullable() })
    .nullable()
    .default(null),
  questions: z.array(z.enum(QUESTIONS)),
  /** Whose citizens give the number of their national ID card for `identity_document`; others give the passport. */
  id_card_country: z.string().nullable().default(null),
  fulfilment: z.array(z.enum(FULFILMENT_METHODS)),
  /** Collection counters and delivery terms; null if they are agreed outside the shop. */
  handover: fulfilmentTerms(z.string()).nullable(),
  /** Languages of the guide to choose from, the reader's own first. */
  guide_languages: z.array(z.string()),
  /** For transport: the route; `opposite` is the option for the return direction in the same class. */
  route: z
    .object({
      from: z.string(),
      to: z.string(),
      minutes: z.int(),
      opposite: z.string().nullable(),
      /** Departure point; null if it is the product's meeting point. */
      meeting: z
        .object({
          name: z.string(),
          directions: z.string(),
          /** Null if it is not a fixed place, e.g. the traveller's hotel. */
          latitude: z.number().nullable(),
          longitude: z.number().nullable(),
        })
        .nullable(),
      /** Free luggage per passenger. */
      bags: z
        .object({
          included: z.int(),
          max_kg: z.int().nullable(),
          /** Length + width + height. */
          max_cm: z.int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Where and when travellers are picked up; null without pickup. */
  pickup: pickupTerms(z.string()).nullable(),
  /** For tours: shared with others, or private. */
  party: z.enum(GROUP_TYPES).nullable(),
  plan: z
    .object({
      gigabytes: z.number().nullable(),
      days: z.int(),
      networks: z.array(z.string()),
      fair_use: z.object({ gigabytes_per_day: z.number(), kilobits_per_second: z.number() }).nullable(),
      hotspot: z.boolean(),
      validity_starts: z.enum(['first_use', 'installation', 'pickup']),
      /** Coverage: ISO 3166-1 alpha-2, sorted. */
      countries: z.array(z.string()),
    })
    .nullable(),
  /** For food: the dishes of each course; empty if not known. */
  menu: z.array(z.object({ title: z.string(), dishes: z.array(z.string()) })),
  units: z.array(unit),
  /** The lowest price of the first unit on a bookable day, and whether other bookable days cost more. */
  from: z.object({
    price: money,
    varies: z.boolean(),
    /** The last bookable day with this price; absent if there is none, or if the host does not say. */
    until: localDate.optional(),
  }),
  /** Absent if the host does not say. */
  availability: z.enum(OPTION_AVAILABILITIES).optional(),
  /** The first bookable days, in order; empty for an option without dates. Absent if the host does not say. */
  next_dates: z.array(localDate).optional(),
  extras: z.array(z.object({ code: z.string(), name: z.string(), price: money, deposit: z.boolean() })),
})
export type Option = z.infer<typeof option>
