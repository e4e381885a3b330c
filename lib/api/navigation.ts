import 'server-only'
import { profile } from '@/lib/contract/auth'
import { getProduct } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { partnerInfo } from '@/lib/contract/preferences'
import { lookUpRedirect } from '@/lib/contract/redirects'
import type { Currency } from '@/lib/domain/currency'
import { call } from '.'

/** A navigation never waits longer than this for the redirect lookup. */
const REDIRECT_TIMEOUT_MS = 300
const HOUR_MS = 3_600_000

function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, milliseconds, otherwise)
  work.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer))
  return promise
}

/** How long an answer about a path is believed. */
const REDIRECT_MS = 5_000
const MOST_PATHS = 5_000
const lookedUp = new Map<string, { at: number; redirect: string | null }>()

/**
 * Where a public path has moved to; null where it has not, or where the lookup fails or is too slow. A saved
 * redirect is noticed within seconds: every page view asks, so the answer is remembered that long.
 */
export async function redirectFor(path: string, now = Date.now()): Promise<string | null> {
  const known = lookedUp.get(path)
  if (known && now - known.at < REDIRECT_MS) return known.redirect
  const lookup = call(lookUpRedirect, { path }).then(({ data }) => {
    const redirect = data?.redirect ?? null
    if (lookedUp.size >= MOST_PATHS) lookedUp.clear()
    lookedUp.set(path, { at: now, redirect })
    return redirect
  })
  return within(REDIRECT_TIMEOUT_MS, lookup, null)
}

/** Whether a token belongs to a living session. An API that cannot say so is believed: it refuses later itself. */
export async function isSignedIn(token: string | undefined): Promise<boolean> {
  if (!token) return false
  try {
    const { data } = await call(profile, {}, { token })
    return data.user !== null
  } catch {
    return true
  }
}

let partner: { at: number; currency: Promise<Currency> } | undefined

/** The partner's currency, for visitors who chose none. */
export async function defaultCurrency(now = Date.now()): Promise<Currency> {
  if (!partner || now - partner.at > HOUR_MS) {
    const currency = call(partnerInfo, {}).then(({ data }) => data.currency.code)
    partner = { at: now, currency }
    currency.catch(() => {
      partner = undefined
    })
  }
  return partner.currency.catch((): Currency => 'THB')
}

const MINUTE_MS = 60_000
const MOST_PRODUCTS = 20_000
const seenProducts = new Map<string, number>()

/** Whether a product is sold; remembered for a minute. An API that cannot say so is left to the page. */
export async function productExists(id: string, now = Date.now()): Promise<boolean> {
  const seen = seenProducts.get(id)
  if (seen !== undefined && now - seen < MINUTE_MS) return true
  try {
    await call(getProduct, { id })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    return true
  }
  if (seenProducts.size >= MOST_PRODUCTS) seenProducts.clear()
  seenProducts.set(id, now)
  return true
}
