import { z } from 'zod'
import { LOCALES } from '@/lib/domain/locale'

/** Text without control characters, which break databases and pages; may be empty. */
export const prose = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'must not contain control characters or broken ones')

/** Non-blank text. */
export const text = (maxLength: number) => prose(maxLength).regex(/\S/, 'must not be empty')

/** A value in all three languages, each required. */
export const inAllLanguages = <T extends z.ZodType>(value: T) => {
  const [en, th, zh] = LOCALES
  return z.strictObject({ [en]: value, [th]: value, [zh]: value } as Record<(typeof LOCALES)[number], T>)
}

/** Alternative names for search, in each language; never shown. */
export const otherNames = inAllLanguages(z.array(text(120)).max(20)).default({ en: [], th: [], 'zh-cn': [] })

/** Ids in URLs: lower-case words joined by hyphens. They must never change. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** An integer between `min` and `max`. */
export const whole = (min: number, max = 1_000_000_000) => {
  const expected =
    min === 0 && max >= 1_000_000 ? 'a whole number ≥ 0' : `a whole number from ${min} to ${max}`
  const error = ({ input }: { input?: unknown }) => (input === undefined ? undefined : `must be ${expected}`)
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters')

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
export const timeZone = z.string().max(64)
