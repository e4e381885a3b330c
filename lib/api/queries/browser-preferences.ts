import { queryOptions } from '@tanstack/react-query'
import type { listCurrencies, listLanguages, partnerInfo } from '@/lib/contract/preferences'
import { send } from '../browser'

/** 10080 minutes. */
const WEEK_MS = 604_800_000
const cacheOptions = {
  // A cached page has no meaningful render time, so its queries never become stale on the server.
  staleTime: () => (typeof window === 'undefined' ? ('static' as const) : WEEK_MS),
  gcTime: Infinity,
}

export const languagesQuery = queryOptions({
  ...cacheOptions,
  queryKey: ['languages'],
  queryFn: async () => (await send<typeof listLanguages>('GET', '/api/pd4/languages', {})).data,
})

export const currenciesQuery = queryOptions({
  ...cacheOptions,
  queryKey: ['currencies'],
  queryFn: async () => (await send<typeof listCurrencies>('GET', '/api/pd4/currencies', {})).data,
})

export const partnerQuery = queryOptions({
  ...cacheOptions,
  queryKey: ['partner'],
  queryFn: async () => (await send<typeof partnerInfo>('GET', '/api/holiday/partner-info', {})).data,
})
