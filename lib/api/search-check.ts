import 'server-only'
import { listProducts } from '@/lib/contract/catalog'
import { partnerInfo } from '@/lib/contract/preferences'
import { getFacets } from '@/lib/contract/search'
import type { Currency } from '@/lib/domain/currency'
import { hasFreeInput, parseListing } from '@/lib/domain/listing'
import type { Locale } from '@/lib/domain/locale'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { env } from '@/lib/env'
import { call } from '.'
import { filterInput, listingInput } from './listing-input'

interface SearchVisit {
  search: URLSearchParams
  locale: Locale
  currency: Currency
  isBot: boolean
}

/** A small read that works if the database, or the API host, can be reached. */
async function ping(): Promise<void> {
  if (env.API_ORIGIN) await call(partnerInfo, {})
  else await (await import('./local')).ping()
}

/**
 * Checks a listing that is rendered on request: Next sends the status 200 before it renders one. For a bot all data
 * is read in advance, so that no failed page has that status; for a visitor it is enough that the source responds.
 * @throws ApiError
 */
export async function checkSearch({ search, locale, currency, isBot }: SearchVisit): Promise<void> {
  const query = parseListing(search)
  if (!hasFreeInput(query)) return
  if (!isBot) return ping()
  await Promise.all([
    call(listProducts, listingInput(query, LISTING_PAGE_SIZE.usual), { locale, currency }),
    call(getFacets, filterInput(query), { currency: query.price?.currency ?? currency }),
  ])
}
