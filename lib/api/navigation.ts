import 'server-only'
import { getArea } from '@/lib/contract/area-guide'
import { profile } from '@/lib/contract/auth'
import { getProduct, listCategories } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'
import { getOrder } from '@/lib/contract/orders'
import { getPaymentStep } from '@/lib/contract/payment-action'
import { lookUpRedirect } from '@/lib/contract/redirects'
import type { PaymentUrls } from '@/lib/domain/payment'
import { env } from '@/lib/env'
import { call, isOffered } from '.'
import { cacheTags } from './cache-tags'
import { existsCache } from './exists-cache'
import { revisionOf } from './revision'
import { inTime, unlessSlow, within } from './within'

/** The longest time a navigation waits for the redirect lookup. */
const REDIRECT_TIMEOUT_MS = 300

/** Returns the catalog's revision; always 0 with a remote API host, which does not expose it. */
async function catalogRevision(): Promise<number> {
  return env.API_ORIGIN ? 0 : (await import('./local')).catalogRevision()
}

/** How long a lookup result is cached. */
const REDIRECT_MS = 5_000
const MAX_PATHS = 5_000
const lookedUp = new Map<string, { at: number; revision: number; redirect: string | null }>()

/**
 * Returns where a public path has moved to, or null if it has not moved or the lookup fails or times out.
 * Runs on every page view, so the result is cached for a few seconds, or until the catalog changes.
 */
export async function redirectFor(path: string, now = Date.now()): Promise<string | null> {
  const known = lookedUp.get(path)
  const revision = await catalogRevision()
  if (known && known.revision === revision && now - known.at < REDIRECT_MS) return known.redirect
  const lookup = call(lookUpRedirect, { path }).then(({ data }) => {
    const redirect = data?.redirect ?? null
    if (lookedUp.size >= MAX_PATHS) lookedUp.clear()
    lookedUp.set(path, { at: now, revision, redirect })
    return redirect
  })
  return within(REDIRECT_TIMEOUT_MS, lookup, null)
}

/** The longest time that a guard or an order's page waits for the API. */
const SESSION_TIMEOUT_MS = 5_000

/** Whether a token belongs to an active session. True if the API is unavailable: later calls are rejected. */
export async function isSignedIn(token: string | undefined): Promise<boolean> {
  if (!token) return false
  const isUser = call(profile, {}, { token }).then(({ data }) => data.user !== null)
  return within(SESSION_TIMEOUT_MS, isUser, true)
}

const productExists = existsCache(
  async (id) => Boolean(await call(getProduct, { id })),
  (id) => revisionOf(cacheTags.product(id)),
)
const areaExists = existsCache(
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

const categoryExists = existsCache(
  async (slug) => {
    const revision = await revisionOf(cacheTags.categories)
    if (!categories || categories.revision !== revision || Date.now() - categories.at > CATEGORIES_MS) {
      const read = { at: Date.now(), revision, slugs: readCategorySlugs() }
      categories = read
      read.slugs.catch(() => {
        if (categories === read) categories = undefined
      })
    }
    return (await categories.slugs).has(slug)
  },
  () => revisionOf(cacheTags.categories),
)

/** A remote API host has no operation for this check, so the order itself is requested. */
async function isOwnOrder(id: string, token: string): Promise<boolean> {
  if (!env.API_ORIGIN) return (await import('./local')).isOwnOrder(id, token)
  await call(getOrder, { id }, { token })
  return true
}

/** Whether an API host has refused a call without saying that anything in it is invalid. */
const isRejection = (error: unknown): boolean => error instanceof ApiError && error.code === 'INTERNAL'

/**
 * Whether an order belongs to the token's user. True if the API does not respond in time: the page waits for it.
 * @throws ApiError if the host refuses the order, fails, or has a message about it
 */
async function ownsOrder(id: string, token: string): Promise<boolean> {
  const isOwn = isOwnOrder(id, token).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw new ApiError('UNAVAILABLE', { cause: error })
    const status = statusOf(error)
    if (status === 400 || status === 404 || (status === 422 && !isRejection(error))) return false
    // The page itself sends away who is not signed in, and asks again later.
    if (status === 401 || status === 429) return true
    throw error
  })
  return unlessSlow(SESSION_TIMEOUT_MS, isOwn, true)
}

/** The API lookups of the page checks. */
export const lookups = { productExists, categoryExists, areaExists, ownsOrder }

async function paymentUrls(id: string, token: string): Promise<PaymentUrls> {
  if (!env.API_ORIGIN) return (await import('./local')).paymentUrlsOf(id)
  if (!(await isOffered(getPaymentStep))) return {}
  const { data } = await call(getPaymentStep, { id }, { token })
  if (data?.step.kind === 'card') return { connect: data.step.tokens_url }
  return data?.step.kind === 'form' ? { form: data.step.action } : {}
}

/**
 * Returns the addresses that the browser uses for the open payment of an order of the token's user.
 * @throws ApiError if the API cannot say: without them its page could not pay
 */
export function paymentUrlsOf(id: string, token: string): Promise<PaymentUrls> {
  return inTime(SESSION_TIMEOUT_MS, paymentUrls(id, token))
}
