import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import { cacheLife, cacheTag } from 'next/cache'
import * as contract from '@/lib/contract/preferences'
import { currentPage } from '@/lib/i18n/current-page'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import { currenciesQuery, languagesQuery, partnerQuery } from './browser-preferences'

/** Seven days (10080 minutes). */
const WEEK = { stale: 604_800, revalidate: 604_800, expire: 604_800 }

async function readLanguages() {
  'use cache'
  cacheLife(WEEK)
  cacheTag(cacheTags.preferences)
  return (await call(contract.listLanguages, {})).data
}

async function readCurrencies() {
  'use cache'
  cacheLife(WEEK)
  cacheTag(cacheTags.preferences)
  return (await call(contract.listCurrencies, {})).data
}

async function readPartner() {
  'use cache'
  cacheLife(WEEK)
  cacheTag(cacheTags.preferences)
  return (await call(contract.partnerInfo, {})).data
}

async function dehydrateAll(): Promise<DehydratedState> {
  'use cache'
  cacheLife(WEEK)
  cacheTag(cacheTags.preferences)
  const [languages, currencies, partner] = await Promise.all([
    readLanguages(),
    readCurrencies(),
    readPartner(),
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

/** Languages, currencies and partner, dehydrated for the browser's query client. */
export const dehydratedPreferences = () => forPage(dehydrateAll)
