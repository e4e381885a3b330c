import { z } from 'zod'
import { fulfilmentTerms } from '@/lib/contract/fulfilment'
import { currencyCode, localTime } from '@/lib/contract/shared'
import { AMENITIES, MAX_STARS, VERTICALS } from '@/lib/domain/catalog'
import { MAX_VAT_RATE } from '@/lib/domain/vat'
import { image } from './image'
import { fileOption } from './option'
import {
  everywhere,
  inAllLanguages,
  latitude,
  longitude,
  otherNames,
  slug,
  text,
  timeZone,
  whole,
} from './text'

const list = inAllLanguages(z.array(text(500)).max(40))

export const fileProduct = z.strictObject({
  /** The id in the source system and in public URLs: /products/{id}. */
  id: slug,
  /** No longer for sale; existing bookings and vouchers remain valid. */
  withdrawn: z.boolean().default(false),
  vertical: z.enum(VERTICALS),
  /** A category id; required for every product except eSIMs. */
  category: z.string().nullable().default(null),
  /** Destination slugs, the most important first. */
  destinations: z.array(slug).max(40).default([]),
  operator: text(160),
  time_zone: timeZone,
  /** The currency of all prices. */
  currency: currencyCode,
  duration_minutes: whole(1, 525_600).nullable().default(null),
  /** Languages of the service, ISO 639. */
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code')).default([]),
  wheelchair: z.boolean().default(false),
  hotel_pickup: z.boolean().default(false),
  /** The class of a stay, in stars. */
  stars: whole(1, MAX_STARS).nullable().default(null),
  /** What a stay has, the most important first. */
  amenities: z.array(z.enum(AMENITIES)).default([]),
  /** When guests of a stay may come and must leave, in its local time. */
  check_in_from: localTime.nullable().default(null),
  check_in_until: localTime.nullable().default(null),
  check_out_until: localTime.nullable().default(null),
  /** Whether a booking is confirmed as soon as it is paid. */
  instant_confirmation: z.boolean().default(true),
  /** VAT in its prices: the shop's standard rate, a rate in basis points (0 for international transport), or exempt. */
  vat: z
    .union([z.enum(['standard', 'exempt']), whole(0, MAX_VAT_RATE)], {
      error: `must be "standard", "exempt" or basis points from 0 to ${MAX_VAT_RATE}`,
    })
    .default('standard'),
  /** Whether it is a show, match or concert, with a performance at each of its dates and times. */
  event: z.boolean().default(false),
  /** Position among the recommended products of the home page; omitted: not recommended. */
  recommended: whole(0).nullable().default(null),
  /** Position in the listing; default: the current one, or last. */
  position: whole(0).optional(),
  name: inAllLanguages(text(200)),
  also_called: otherNames,
  summary: inAllLanguages(text(2000)),
  highlights: list,
  inclusions: list,
  exclusions: list,
  good_to_know: list,
  how_to_use: inAllLanguages(text(2000)),
  /** What travellers take along. */
  what_to_bring: list.default(everywhere([])),
  itinerary: z
    .array(
      z.strictObject({
        minutes: whole(0, 525_600).nullable().default(null),
        title: inAllLanguages(text(200)),
        text: inAllLanguages(text(2000)),
      }),
    )
    .max(60)
    .default([]),
  /** The meeting point; omitted for delivered or downloaded products. */
  meeting: z
    .strictObject({
      name: inAllLanguages(text(200)),
      directions: inAllLanguages(text(2000)),
      latitude,
      longitude,
    })
    .nullable()
    .default(null),
  /** Collection counters and delivery terms of goods. */
  handover: fulfilmentTerms(inAllLanguages(text(2000)))
    .nullable()
    .default(null),
  /** The first is the cover. */
  images: z.array(image).max(30).default([]),
  options: z.array(fileOption).min(1).max(60),
})
export type FileProduct = z.output<typeof fileProduct>
