import type { Find } from '@/components/ui/combobox/later'
import { send } from '@/lib/api/browser'
import type { getSuggestions, Suggestion } from '@/lib/contract/search'

const MOST = 8
/** Texts whose suggestions are remembered, for fingers that go back. */
const KEPT = 30

const known = new Map<string, readonly Suggestion[]>()

/** Asks what may be meant by a text; what was asked before is known until the page is left. */
export const findSuggestions: Find<Suggestion> = async (text, signal) => {
  const key = `${document.documentElement.lang} ${text}`
  const before = known.get(key)
  if (before) return before
  const { data } = await send<typeof getSuggestions>(
    'GET',
    '/api/catalog/suggestions',
    { q: text, limit: MOST },
    { signal },
  )
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? key)
  known.set(key, data)
  return data
}
