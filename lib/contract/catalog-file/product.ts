import { z } from 'zod'
import { fulfilmentTerms } from '@/lib/contract/fulfilment'
import { currencyCode } from '@/lib/contract/shared'
import { VERTICALS } from '@/lib/domain/catalog'
import { fileOption } from './option'
import { picture } from './picture'
import { inAllLanguages, latitude, longitude, otherNames, slug, text, timeZone, whole } from './text'

const list = inAllLanguages(z.array(text(500)).max(40))

export const fileProduct = z.strictObject({
  /** The external id, which is also the public one: /products/{id}. */
  id: slug,
  /** No longer for sale; bookings and their vouchers stay. */
  withdrawn: z.boolean().default(false),
  vertical: z.enum(VERTICALS),
  /** A category's id; every product but an eSIM has one. */
  category: z.string().nullable().default(null),
  /** Slugs of destinations, the most important first. */
  destinations: z.array(slug).max(40).default([]),
  operator: text(160),
  time_zone: timeZone,
  /** The currency of all its prices. */
  currency: currencyCode,
  duration_minutes: whole(1, 525_600).nullable().default(null),
  /** Languages in which it is held, ISO 639. */
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code')).default([]),
  wheelchair: z.boolean().default(false),
  hotel_pickup: z.boolean().default(false),
  /** Whether a booking is confirmed in the moment in which it is paid. */
  instant_confirmation: z.boolean().default(true),
  /** Its place among the recommended of the home page; left out, it is none of them. */
  recommended: whole(0).nullable().default(null),
  /** Its place in the listing; its old one, or the last, unless told. */
  position: whole(0).optional(),
  name: inAllLanguages(text(200)),
  also_called: otherNames,
  summary: inAllLanguages(text(2000)),
  highlights: list,
  inclusions: list,
  exclusions: list,
  good_to_know: list,
  how_to_use: inAllLanguages(text(2000)),
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
  /** Where the traveller goes; left out for what is delivered or downloaded. */
  meeting: z
    .strictObject({
      name: inAllLanguages(text(200)),
      directions: inAllLanguages(text(2000)),
      latitude,
      longitude,
    })
    .nullable()
    .default(null),
  /** Counters where its goods are fetched and how they are delivered. */
  handover: fulfilmentTerms(inAllLanguages(text(2000)))
    .nullable()
    .default(null),
  /** The first is the cover. */
  images: z.array(picture).max(30).default([]),
  options: z.array(fileOption).min(1).max(60),
})
export type FileProduct = z.output<typeof fileProduct>
