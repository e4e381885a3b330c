import { z } from 'zod'
import { CURRENCIES } from '@/lib/domain/currency'
import { LOCALES } from '@/lib/domain/locale'

export const localeCode = z.enum(LOCALES)
export const currencyCode = z.enum(CURRENCIES)

/** An amount in minor units (ISO 4217) of its currency. */
export const money = z.object({ amount: z.int().nonnegative(), currency: currencyCode })
export type MoneyValue = z.infer<typeof money>

/** ISO calendar date in the venue's time zone. */
export const localDate = z.iso.date()
/** Local time of the venue, HH:MM. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30')

/** Language and currency of the response; default: the visitor's own. */
export const preferences = z.object({ locale: localeCode.optional(), currency: currencyCode.optional() })

export const paging = (limit: number, maxLimit = 100) =>
  z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(maxLimit).default(limit),
  })

export const pageMeta = z.object({
  total: z.int(),
  current_page: z.int(),
  last_page: z.int(),
})

export const image = z.object({
  /** Used in image URLs: /img/{modifiers}/{path}. */
  path: z.string(),
  alt: z.string(),
})
export type ImageValue = z.infer<typeof image>

export const responseMessage = z.object({ message: z.string().optional() })
