import { z } from 'zod'
import { openingHours } from '@/lib/contract/fulfilment'
import { AREA_GROUPS } from '@/lib/domain/catalog'
import { MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/domain/locale'
import { image } from './image'
import {
  countryCode,
  everywhere,
  inAllLanguages,
  latitude,
  longitude,
  otherNames,
  prose,
  slug,
  text,
  timeZone,
  whole,
} from './text'

export const fileCategory = z.strictObject({
  id: z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, hyphens and underscores'),
  /** The parent category; omitted for a top-level category. */
  parent: z.string().nullable().default(null),
  slug,
  icon: z.string().min(1).max(60),
  disabled: z.boolean().default(false),
  /** Sort position; default: the current one, or last. */
  position: whole(0).optional(),
  label: inAllLanguages(text(80)),
  summary: inAllLanguages(text(1000)).nullable().default(null),
})
export type FileCategory = z.output<typeof fileCategory>

/** Paragraphs separated by an empty line; may be empty. */
export const guideText = prose(10_000)
const guide = inAllLanguages(guideText).default(everywhere(''))

/** Path of a Markdown file, relative to the catalog file. */
const markdownFile = z.string().max(500).regex(/\.md$/, 'must be a Markdown file: .md')

export const fileDestination = z.strictObject({
  slug,
  groups: z.array(z.enum(AREA_GROUPS)),
  country: countryCode,
  time_zone: timeZone,
  latitude,
  longitude,
  position: whole(0).optional(),
  name: inAllLanguages(text(120)),
  also_called: otherNames,
  country_name: inAllLanguages(text(120)),
  summary: inAllLanguages(text(1000)),
  about: guide,
  when_to_go: guide,
  getting_there: guide,
  /** Files with the three texts above, under the headings "About", "When to go" and "Getting there". */
  guide: inAllLanguages(markdownFile).optional(),
  images: z.array(image).max(20).default([]),
})
export type FileDestination = z.output<typeof fileDestination>

const percent = z.number().min(0).max(100)

export const filePolicy = z.strictObject({
  code: slug,
  /** From the earliest to the latest; without tiers, an unused purchase is refunded in full. */
  tiers: z
    .array(
      z
        .strictObject({
          /** Hours of elapsed time before the start. */
          hours_before: z.number().min(0).max(1_000_000),
          /** Cancellation fee from then on, in percent of the price. */
          fee_percent: percent.optional(),
          percent_kept: percent.optional().meta({ deprecated: true, description: 'Renamed to fee_percent' }),
        })
        .transform(({ percent_kept, fee_percent = percent_kept, ...tier }, context) => {
          if (fee_percent !== undefined) return { ...tier, fee_percent }
          context.issues.push({
            code: 'invalid_type',
            expected: 'number',
            path: ['fee_percent'],
            input: undefined,
          })
          return z.NEVER
        }),
    )
    .max(10),
})
export type FilePolicy = z.output<typeof filePolicy>

/** A supplier that confirms bookings manually, or helps travellers on the day; `name` is the `operator` of its products. */
export const fileSupplier = z.strictObject({
  name: text(160),
  email: z.email().max(MAX_EMAIL_LENGTH),
  /** The language of emails to it. */
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  /** Shown to travellers with a confirmed booking; in international form without spaces. */
  phone: z.e164().nullable().default(null),
  /** When the phone is answered, in the venue's local time. */
  hours: z.array(openingHours).max(14).default([]),
})
export type FileSupplier = z.output<typeof fileSupplier>

export const fileRedirect = z.strictObject({
  /** A path of the shop, without query. */
  path: z
    .string()
    .max(500)
    .regex(/^\/[^?#\s]*$/, 'must be a path of the shop that begins with / and has no query'),
  /** A path of the shop or an absolute URL; null removes the redirect. */
  target: z
    .string()
    .max(2000)
    .regex(/^(?:\/(?:[^/\\\s]\S*)?|https?:\/\/\S+)$/, 'must be a path of the shop or an http(s) address')
    .nullable(),
})
export type FileRedirect = z.output<typeof fileRedirect>
