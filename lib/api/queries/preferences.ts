import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import { cacheTag } from 'next/cache'
import type { OperationOutput } from '@/lib/contract/operation'
import * as contract from '@/lib/contract/preferences'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import { currentPage } from '@/lib/i18n/current-page'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import { currenciesQuery, languagesQuery, partnerQuery } from './browser-preferences'
import { orFallback } from './or-fallback'

/** Seven days (10080 minutes). */
const WEEK = { stale: 604_800, revalidate: 604_800, expire: 604_800 }

const fetchLanguages = async () => (await call(contract.listLanguages, {})).data
const fetchCurrencies = async () => (await call(contract.listCurrencies, {})).data
type Partner = OperationOutput<typeof contract.partnerInfo>['data']

const fetchPartner = async (): Promise<Partner> => (await call(contract.partnerInfo, {})).data

/** For what is no page. Returns the languages of the storefront if the fetch fails. */
export async function readLanguages(): Promise<contract.Language[]> {
  'use cache'
  cacheTag(cacheTags.preferences)
  const all = LOCALES.map((code) => ({ code, name: factsOf(code).name }))
  return orFallback('Languages', fetchLanguages(), WEEK, all)
}

/** For what is no page. Returns an empty list if the fetch fails. */
export async function readCurrencies(): Promise<contract.CurrencyRate[]> {
  'use cache'
  cacheTag(cacheTags.preferences)
  return orFallback('Currencies', fetchCurrencies(), WEEK, [])
}

/** Returns null if the fetch fails. */
async function readPartner(): Promise<Partner | null> {
  'use cache'
  cacheTag(cacheTags.preferences)
  return orFallback('Partner', fetchPartner(), WEEK, null)
}

/** The browser fetches what is missing. */
async function dehydrateAll(): Promise<DehydratedState> {
  'use cache'
  cacheTag(cacheTags.preferences)
  const [languages, currencies, partner] = await Promise.all([
    orFallback('Languages', fetchLanguages(), WEEK, undefined),
    orFallback('Currencies', fetchCurrencies(), WEEK, undefined),
    orFallback('Partner', fetchPartner(), WEEK, undefined),
  ])
  const client = new QueryClient()
  client.setQueryData(languagesQuery.queryKey, languages)
  client.setQueryData(currenciesQuery.queryKey, currencies)
  client.setQueryData(partnerQuery.queryKey, partner)
  return dehydrate(client)
}

/** Reads nothing for the page without a language that a build renders. */
async function forPage<T>(read: () => Promise<T>): Promise<T> {
  await currentPage()
  return read()
}

export const getLanguages = () => forPage(readLanguages)

export const getCurrencies = () => forPage(readCurrencies)

export const getPartner = () => forPage(readPartner)

/** Languages, currencies and partner, dehydrated for the browser's query client. */
export const dehydratedPreferences = () => forPage(dehydrateAll)
