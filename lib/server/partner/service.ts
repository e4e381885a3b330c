import type { z } from 'zod'
import type { listCurrencies, listLanguages, partnerInfo } from '@/lib/contract/preferences'
import { isCurrency } from '@/lib/domain/currency'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { ok } from '@/lib/server/http/define-route'
import { isOffered, partnerCurrency, ratesOf, sellsInOwnOnly } from './rates'
import { readExchangeRates } from './repo'

export async function languages(): Promise<z.input<typeof listLanguages.response>> {
  return ok(LOCALES.map((code) => ({ code, name: factsOf(code).name })))
}

/** The currencies in which the shop sells now. */
export async function currencies(): Promise<z.input<typeof listCurrencies.response>> {
  const rows = await readExchangeRates()
  const rates = rows.length > 0 ? ratesOf(rows, new Date()) : null
  return ok(
    rows.flatMap(({ currency, base, perBase, asOf }) =>
      rates && isCurrency(currency) && isCurrency(base) && isOffered(currency, rates)
        ? [{ code: currency, rate: perBase, base, as_of: asOf }]
        : [],
    ),
  )
}

export async function partner(): Promise<z.input<typeof partnerInfo.response>> {
  const rows = await readExchangeRates()
  const rates = rows.length > 0 ? ratesOf(rows, new Date()) : null
  return ok({
    name: env.SHOP_NAME,
    currency: { code: partnerCurrency() },
    ...(rates && { rates: { as_of: rates.asOf, outdated: sellsInOwnOnly(rates) } }),
  })
}
