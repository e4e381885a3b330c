import type { z } from 'zod'
import type { listCurrencies, listLanguages, partnerInfo } from '@/lib/contract/preferences'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '@/lib/domain/currency'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import type { Rates } from '@/lib/domain/money'
import { env } from '@/lib/env'
import { ok } from '@/lib/server/http/define-route'
import { readExchangeRates } from './repo'

export async function languages(): Promise<z.input<typeof listLanguages.response>> {
  return ok(LOCALES.map((code) => ({ code, name: factsOf(code).name })))
}

export async function currencies(): Promise<z.input<typeof listCurrencies.response>> {
  const rows = await readExchangeRates()
  return ok(
    rows.flatMap(({ currency, base, perBase, asOf }) =>
      isCurrency(currency) && isCurrency(base) ? [{ code: currency, rate: perBase, base, as_of: asOf }] : [],
    ),
  )
}

export async function partner(): Promise<z.input<typeof partnerInfo.response>> {
  return ok({ name: env.SHOP_NAME, currency: { code: partnerCurrency() } })
}

/** Currency for visitors who selected none. */
export function partnerCurrency(): Currency {
  return isCurrency(env.PARTNER_CURRENCY) ? env.PARTNER_CURRENCY : DEFAULT_CURRENCY
}

/** Today's exchange rates, as frozen into an order. */
export async function currentRates(): Promise<Rates> {
  const rows = await readExchangeRates()
  const [first] = rows
  if (!first || !isCurrency(first.base)) throw new Error('no exchange rates found: seed the database')
  return {
    base: first.base,
    asOf: first.asOf,
    perBase: Object.fromEntries(rows.map(({ currency, perBase }) => [currency, perBase])),
  }
}
