import 'server-only'
import { listCurrencies, listLanguages, partnerInfo } from '@/lib/contract/preferences'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/domain/locale'
import { isPageCurrency, type PageCurrency } from '@/lib/domain/page-currency'
import { call } from '.'
import { cacheTags } from './cache-tags'
import { revisionOf } from './revision'
import { within } from './within'

/** 10080 minutes. */
const WEEK_MS = 604_800_000
/** The longest time a navigation waits for a list; it arrives for a later one. */
const TIMEOUT_MS = 2_000

/**
 * Reads a value once in seven days, and again when the shop's preferences change, e.g. because exchange rates have
 * become too old; a failed read is repeated by the next visitor.
 */
function weekly<T>(read: () => Promise<T>): (now: number) => Promise<T> {
  let held: { at: number; revision: number; value: Promise<T> } | undefined
  return async (now) => {
    const revision = await revisionOf(cacheTags.preferences)
    if (held && held.revision === revision && now - held.at <= WEEK_MS) return held.value
    const current = { at: now, revision, value: read() }
    held = current
    current.value.catch(() => {
      if (held === current) held = undefined
    })
    return current.value
  }
}

const partner = weekly(async () => (await call(partnerInfo, {})).data)
const offeredCurrencies = weekly(async () => (await call(listCurrencies, {})).data.map(({ code }) => code))
const offeredLocales = weekly(async () => (await call(listLanguages, {})).data.map(({ code }) => code))

/** The partner's currency, for visitors who have not chosen one; null if the partner's settings do not say. */
export function partnerCurrency(now = Date.now()): Promise<PageCurrency | null> {
  const code = partner(now).then(({ currency }) => currency.code)
  return within(TIMEOUT_MS, code, null)
}

/**
 * Whether the shop sells in its own currency only because its exchange rates are too old: a stored currency then
 * stays stored, for when there are newer ones.
 */
export function areRatesOutdated(now = Date.now()): Promise<boolean> {
  const outdated = partner(now).then(({ rates }) => rates?.outdated === true)
  return within(TIMEOUT_MS, outdated, false)
}

/**
 * The language that a visitor has stored or a URL names: the default one if the list of languages lacks it. If the list
 * cannot be read, every language of the storefront is accepted.
 */
export async function offeredLocale(
  wanted: string | undefined,
  now = Date.now(),
): Promise<Locale | undefined> {
  if (wanted === undefined) return undefined
  if (!isLocale(wanted)) return DEFAULT_LOCALE
  if (wanted === DEFAULT_LOCALE) return wanted
  const offered = await within<readonly Locale[]>(TIMEOUT_MS, offeredLocales(now), LOCALES)
  return offered.includes(wanted) ? wanted : DEFAULT_LOCALE
}

/**
 * The currency that a visitor has stored: none if the list of currencies lacks it. If the list cannot be read,
 * every currency is accepted.
 */
export async function storedCurrency(
  stored: string | undefined,
  now = Date.now(),
): Promise<PageCurrency | undefined> {
  if (!isPageCurrency(stored)) return undefined
  const offered = await within<readonly PageCurrency[]>(TIMEOUT_MS, offeredCurrencies(now), [stored])
  return offered.includes(stored) ? stored : undefined
}
