import 'server-only'
import { getArea } from '@/lib/contract/area-guide'
import { profile } from '@/lib/contract/auth'
import { getProduct, listCategories } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { getOrder } from '@/lib/contract/orders'
import { partnerInfo } from '@/lib/contract/preferences'
import { lookUpRedirect } from '@/lib/contract/redirects'
import type { Currency } from '@/lib/domain/currency'
import { env } from '@/lib/env'
import { call } from '.'
import { cacheTags } from './cache-tags'
import { existence } from './exists-cache'

/** A navigation never waits longer than this for the redirect lookup. */
const REDIRECT_TIMEOUT_MS = 300
const HOUR_MS = 3_600_000

function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, milliseconds, otherwise)
  work.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer))
  return promise
}

/** Counts the changes of the catalogue; another API host tells of none. */
async function catalogRevision(): Promise<number> {
  return env.API_ORIGIN ? 0 : (await import('./local')).catalogRevision()
}

/** How long an answer about a path is believed. */
const REDIRECT_MS = 5_000
const MOST_PATHS = 5_000
const lookedUp = new Map<string, { at: number; revision: number; redirect: string | null }>()

/**
 * Where a public path has moved to; null where it has not, or where the lookup fails or is too slow. Every page view
 * asks, so the answer is remembered for seconds, and no longer than until the catalogue changes.
 */
export async function redirectFor(path: string, now = Date.now()): Promise<string | null> {
  const known = lookedUp.get(path)
  const revision = await catalogRevision()
  if (known && known.revision === revision && now - known.at < REDIRECT_MS) return known.redirect
  const lookup = call(lookUpRedirect, { path }).then(({ data }) => {
    const redirect = data?.redirect ?? null
    if (lookedUp.size >= MOST_PATHS) lookedUp.clear()
    lookedUp.set(path, { at: now, revision, redirect })
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

/** Which change of the catalogue last touched what pages with a tag show; another API host tells of none. */
async function revisionOf(tag: string): Promise<number> {
  return env.API_ORIGIN ? 0 : (await import('./local')).revisionOf(tag)
}

const productExists = existence(
  async (id) => Boolean(await call(getProduct, { id })),
  (id) => revisionOf(cacheTags.product(id)),
)
const areaExists = existence(
  async (slug) => Boolean(await call(getArea, { slug })),
  () => revisionOf(cacheTags.areas),
)

const CATEGORIES_MS = 5_000
let categories: { at: number; revision: number; slugs: Promise<Set<string>> } | undefined

async function readCategorySlugs(): Promise<Set<string>> {
  const { data } = await call(listCategories, {})
  const open = data.filter(({ disabled }) => !disabled).flatMap((main) => [main, ...main.children])
  return new Set(open.filter(({ disabled }) => !disabled).map(({ slug }) => slug))
}

const categoryExists = existence(
  async (slug) => {
    const revision = await revisionOf(cacheTags.categories)
    if (!categories || categories.revision !== revision || Date.now() - categories.at > CATEGORIES_MS) {
      categories = { at: Date.now(), revision, slugs: readCategorySlugs() }
      categories.slugs.catch(() => {
        categories = undefined
      })
    }
    return (await categories.slugs).has(slug)
  },
  () => revisionOf(cacheTags.categories),
)

/** Another API host has no call for that alone: there the order itself is asked for. */
async function isOwnOrder(id: string, token: string): Promise<boolean> {
  if (!env.API_ORIGIN) return (await import('./local')).isOwnOrder(id, token)
  await call(getOrder, { id }, { token })
  return true
}

/** Whether an order is that of whom a token stands for; what the API cannot say is left to the page. */
async function ownsOrder(id: string, token: string): Promise<boolean> {
  try {
    return await isOwnOrder(id, token)
  } catch (error) {
    return !(error instanceof ApiError && [400, 404, 422].includes(error.status))
  }
}

/** What the page checks ask the API. */
export const lookups = { productExists, categoryExists, areaExists, ownsOrder }
