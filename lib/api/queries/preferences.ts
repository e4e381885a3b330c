import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import { cacheLife, cacheTag } from 'next/cache'
import type { OperationOutput } from '@/lib/contract/operation'
import * as contract from '@/lib/contract/preferences'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import { currentPage } from '@/lib/i18n/current-page'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import { currenciesQuery, languagesQuery, partnerQuery } from './browser-preferences'
import { FAILED } from './cache-lives'
import { orFallback } from './or-fallback'

/** Seven days (10080 minutes). */
const WEEK = { stale: 604_800, revalidate: 604_800, expire: 604_800 }

type Partner = OperationOutput<typeof contract.partnerInfo>['data']

/** Each list is read once for all that shows it; null if the fetch fails. */
async function listedLanguages(): Promise<contract.Language[] | null> {
  'use cache'
  cacheTag(cacheTags.preferences)
  const fetched = call(contract.listLanguages, {}).then(({ data }) => data)
  return orFallback('Languages', fetched, WEEK, null)
}

async function listedCurrencies(): Promise<contract.CurrencyRate[] | null> {
  'use cache'
  cacheTag(cacheTags.preferences)
  const fetched = call(contract.listCurrencies, {}).then(({ data }) => data)
  return orFallback('Currencies', fetched, WEEK, null)
}

/** Returns null if the fetch fails. */
async function readPartner(): Promise<Partner | null> {
  'use cache'
  cacheTag(cacheTags.preferences)
  const fetched = call(contract.partnerInfo, {}).then(({ data }) => data)
  return orFallback('Partner', fetched, WEEK, null)
}

/** For what is no page. Returns the languages of the storefront if the fetch fails. */
export async function readLanguages(): Promise<contract.Language[]> {
  return (await listedLanguages()) ?? LOCALES.map((code) => ({ code, name: factsOf(code).name }))
}

/** For what is no page. Returns an empty list if the fetch fails. */
export async function readCurrencies(): Promise<contract.CurrencyRate[]> {
  return (await listedCurrencies()) ?? []
}

/** The browser fetches what is missing. */
async function dehydrateAll(): Promise<DehydratedState> {
  'use cache'
  cacheTag(cacheTags.preferences)
  const [languages, currencies, partner] = await Promise.all([
    listedLanguages(),
    listedCurrencies(),
    readPartner(),
  ])
  cacheLife(languages && currencies && partner ? WEEK : FAILED)
  const client = new QueryClient()
  if (languages) client.setQueryData(languagesQuery.queryKey, languages)
  if (currencies) client.setQueryData(currenciesQuery.queryKey, currencies)
  if (partner) client.setQueryData(partnerQuery.queryKey, partner)
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
