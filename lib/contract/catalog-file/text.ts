import { z } from 'zod'
import { LOCALES } from '@/lib/domain/locale'

/** Text, perhaps empty, without the invisible characters that a database or a page would stumble over. */
export const prose = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'must not contain control characters or broken ones')

/** Text that says something. */
export const text = (most: number) => prose(most).regex(/\S/, 'must not be empty')

/** A value in all three languages, each of which must be told. */
export const inAllLanguages = <T extends z.ZodType>(value: T) => {
  const [en, th, zh] = LOCALES
  return z.strictObject({ [en]: value, [th]: value, [zh]: value } as Record<(typeof LOCALES)[number], T>)
}

/** Other names by which something is searched for, in each language; shown nowhere. */
export const otherNames = inAllLanguages(z.array(text(120)).max(20)).default({ en: [], th: [], 'zh-cn': [] })

/** Ids that stand in addresses: lower-case words joined by hyphens, stable for ever. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** A whole number from a least to a most. */
export const whole = (least: number, most = 1_000_000_000) => {
  const words =
    least === 0 && most >= 1_000_000 ? 'a whole number ≥ 0' : `a whole number from ${least} to ${most}`
  const error = ({ input }: { input?: unknown }) => (input === undefined ? undefined : `must be ${words}`)
  return z.int({ error }).min(least, { error }).max(most, { error })
}

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters')

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
export const timeZone = z.string().max(64)
