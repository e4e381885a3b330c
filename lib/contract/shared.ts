import { z } from 'zod'
import { MAX_CODE_LENGTH, MAX_OPTION_ID_LENGTH, MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { CURRENCIES } from '@/lib/domain/currency'
import { isStorableYear } from '@/lib/domain/local-date'
import { LOCAL_TIME } from '@/lib/domain/local-time'
import { LOCALES } from '@/lib/domain/locale'
import { isPageCurrency, type PageCurrency } from '@/lib/domain/page-currency'
import { MAX_PAGES, type PageSize } from '@/lib/domain/page-size'

export const localeCode = z.enum(LOCALES)
export const currencyCode = z.enum(CURRENCIES)
/** A currency of pages: an API host may list others than this shop. */
export const pageCurrency = z.string().refine(isPageCurrency) as unknown as z.ZodType<
  PageCurrency,
  PageCurrency
>

/** An amount in minor units (ISO 4217) of its currency. */
export const money = z.object({ amount: z.int().nonnegative(), currency: currencyCode })
export type MoneyValue = z.infer<typeof money>

/** ISO calendar date in the venue's time zone. */
export const localDate = z.iso.date().check(({ value, issues }) => {
  // Nor does the database know the year 0000, which an ISO date may have.
  if (issues.length === 0 && !isStorableYear(value))
    issues.push({ code: 'invalid_format', format: 'date', origin: 'string', input: value })
})
/** A moment with a UTC offset. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(isStorableYear, 'must be a moment like 2026-12-31T00:00:00+07:00')
/** Local time of the venue, HH:MM. */
export const localTime = z.string().regex(LOCAL_TIME, 'must be a time like 09:30')

/** When guests of a stay arrive and leave, in its local time; null where not known. */
export const stayHours = z.object({
  check_in_from: localTime.nullable(),
  check_in_until: localTime.nullable(),
  check_out_until: localTime.nullable(),
})

/** Language and currency of the response; default: the visitor's own. */
export const preferences = z.object({ locale: localeCode.optional(), currency: pageCurrency.optional() })

/** A product's id, or the slug of a destination. */
export const slug = z.string().min(1).max(MAX_SLUG_LENGTH)

export const optionId = z.string().min(1).max(MAX_OPTION_ID_LENGTH)

/** A code of an extra, a counter or a pickup zone. */
export const catalogCode = z.string().max(MAX_CODE_LENGTH)

export const paging = ({ usual, max }: PageSize) =>
  z.object({
    page: z.coerce.number().int().min(1).max(MAX_PAGES).default(1),
    limit: z.coerce.number().int().min(1).max(max).default(usual),
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
  /** The part of a photograph to keep visible where it is cropped: from 0 (left, top) to 1; absent if there is none. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
})
export type ImageValue = z.infer<typeof image>

export const responseMessage = z.object({ message: z.string().optional() })
