import type { z } from 'zod'
import type * as contract from '@/lib/contract/search'
import { inLocale, type Locale, type Localized } from '@/lib/domain/locale'
import type { Focus } from '@/lib/domain/photo'
import { highlightRanges } from '@/lib/domain/search/highlight-ranges'
import { ok } from '@/lib/server/http/define-route'
import { readQuery } from './parse-query'
import type { Attempt } from './plan-attempts'
import { matchPlaces, matchSuggestedProducts, suggestedProducts } from './suggestion-repo'

type Suggestion = z.input<typeof contract.suggestion>

/** Destinations and categories leave room for products. */
const MAX_PLACES = 3

/** A single letter matches too many names to suggest products; a single Chinese character does not. */
const LETTER = /^(?!\p{Script=Han}).$/su

interface WithImage {
  image_path: string | null
  image_alt: Localized | null
  image_focus: Focus | null
}

function imageOf(found: WithImage, locale: Locale, title: string) {
  const { image_path: path, image_alt: alt, image_focus: focus } = found
  return path === null ? null : { path, alt: inLocale(alt, locale) ?? title, ...(focus && { focus }) }
}

/** Matching places, then products. */
async function matches(q: string, attempt: Attempt, locale: Locale, limit: number) {
  const places = await matchPlaces(attempt.query, locale, Math.min(MAX_PLACES, limit))
  const left = LETTER.test(q) ? 0 : limit - places.length
  const ids = left > 0 ? await matchSuggestedProducts(attempt, left) : []
  const products = ids.length > 0 ? await suggestedProducts(ids, locale) : []
  return { places, products }
}

/** The results of the first attempt that has any. */
async function firstMatches(q: string, attempts: Attempt[], locale: Locale, limit: number) {
  for (const attempt of attempts) {
    const found = await matches(q, attempt, locale, limit)
    if (found.places.length + found.products.length > 0) return found
  }
  return null
}

/** Treats the last word as incomplete first, then as complete. */
async function found(q: string, locale: Locale, limit: number) {
  for (const typing of [true, false]) {
    const { attempts, words } = await readQuery(q, typing)
    const first = await firstMatches(q, attempts, locale, limit)
    if (first) return { ...first, words }
  }
  return { places: [], products: [], words: [] }
}

/** Returns suggestions for a text being typed; if nothing matches all of its words, partial matches. */
export async function getSuggestions(
  { q, limit }: { q: string; limit: number },
  { locale }: { locale: Locale },
): Promise<z.input<typeof contract.getSuggestions.response>> {
  const { places, products, words } = await found(q, locale, limit)
  return ok([
    ...places.map(
      (place): Suggestion => ({
        kind: place.kind,
        id: place.slug,
        title: place.title,
        subtitle: place.subtitle,
        path: `/${place.kind === 'destination' ? 'destination' : 'categories'}/${place.slug}`,
        image: imageOf(place, locale, place.title),
        matched: highlightRanges(place.title, words),
      }),
    ),
    ...products.map(
      (product): Suggestion => ({
        kind: 'product',
        id: product.id,
        title: product.title,
        subtitle: product.subtitle,
        path: `/products/${product.id}`,
        image: imageOf(product, locale, product.title),
        matched: highlightRanges(product.title, words),
      }),
    ),
  ])
}
