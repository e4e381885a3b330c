import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { COUNTRY_CODE } from '@/lib/domain/contact'
import { type CompleteLocale, isComplete, LOCALES, type Locale, localized } from '@/lib/domain/locale'

/** Text without control characters, which break databases and pages; may be empty. */
export const prose = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'must not contain control characters or broken ones')

/** Non-blank text. */
export const text = (maxLength: number) => prose(maxLength).regex(/\S/, 'must not be empty')

type InAllLanguages<T extends z.ZodType> = Record<CompleteLocale, T> &
  Record<Exclude<Locale, CompleteLocale>, z.ZodOptional<T>>

/** A value in all languages; required in the complete ones. */
export const inAllLanguages = <T extends z.ZodType>(value: T) => {
  const fields = LOCALES.map((locale) => [locale, isComplete(locale) ? value : value.optional()])
  return z.strictObject(Object.fromEntries(fields) as InAllLanguages<T>)
}

/** The same value in every complete language, as a default. */
export const everywhere = <T>(value: T) => localized((locale) => (isComplete(locale) ? value : undefined))

/** Alternative names for search, in each language; never shown. */
export const otherNames = inAllLanguages(z.array(text(120)).max(20)).default(everywhere([]))

/** Ids in URLs: lower-case words joined by hyphens. They must never change. */
export const slug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** An integer between `min` and `max`. */
export const whole = (min: number, max = 1_000_000_000) => {
  const expected =
    min === 0 && max >= 1_000_000 ? 'a whole number ≥ 0' : `a whole number from ${min} to ${max}`
  const error = ({ input }: { input?: unknown }) => (input === undefined ? undefined : `must be ${expected}`)
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(COUNTRY_CODE, 'must be a country code of two capital letters')

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
export const timeZone = z.string().max(64)
