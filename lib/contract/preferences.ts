import { z } from 'zod'
import { defineOperation, envelope } from './operation'
import { localDate, localeCode, pageCurrency } from './shared'

export const language = z.object({ code: localeCode, name: z.string() })
export type Language = z.infer<typeof language>

/** The specification's currencies have a code only. */
export const currency = z.object({
  code: pageCurrency,
  /** Units of this currency for one of the base currency, as an exact decimal. */
  rate: z.string().optional(),
  base: pageCurrency.optional(),
  /** Day of the rate. */
  as_of: localDate.optional(),
})
export type CurrencyRate = z.infer<typeof currency>

export const listLanguages = defineOperation({
  method: 'GET',
  path: '/api/pd4/languages',
  summary: 'Lists the languages of the shop',
  response: envelope(z.array(language)),
})

export const listCurrencies = defineOperation({
  method: 'GET',
  path: '/api/pd4/currencies',
  summary: 'Lists the currencies in which the shop sells now, with their exchange rates before its margin',
  response: envelope(z.array(currency)),
})

export const partnerInfo = defineOperation({
  method: 'GET',
  path: '/api/holiday/partner-info',
  summary: 'Returns the partner that runs the shop, with its currency',
  response: envelope(
    z.object({
      name: z.string(),
      /** The code is null if the API host names none that the storefront knows. */
      currency: z.object({ code: pageCurrency.nullable() }),
      /** The exchange rates; absent if the API host does not state them. */
      rates: z
        .object({
          as_of: localDate,
          /** They are too old: the shop sells in its own currency only. */
          outdated: z.boolean(),
        })
        .optional(),
    }),
  ),
})
