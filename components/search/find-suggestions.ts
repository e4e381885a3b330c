import type { Find } from '@/components/ui/combobox/later'
import { send } from '@/lib/api/browser'
import type { getSuggestions, Suggestion } from '@/lib/contract/search'
import { SUGGESTION_COUNT } from '@/lib/domain/page-size'

/** Cache size in texts; deleting characters finds its earlier suggestions again. */
const MAX_CACHED_TEXTS = 30

const cache = new Map<string, readonly Suggestion[]>()

/** Fetches the suggestions for a text; results are cached until the page is left. */
export const findSuggestions: Find<Suggestion> = async (text, signal) => {
  const key = `${document.documentElement.lang} ${text}`
  const cached = cache.get(key)
  if (cached) return cached
  const { data } = await send<typeof getSuggestions>(
    'GET',
    '/api/catalog/suggestions',
    { q: text, limit: SUGGESTION_COUNT.usual },
    { signal },
  )
  if (cache.size >= MAX_CACHED_TEXTS) cache.delete(cache.keys().next().value ?? key)
  cache.set(key, data)
  return data
}
