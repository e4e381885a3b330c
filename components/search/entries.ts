import type { Suggestion } from '@/lib/contract/search'

/** An entry of the list under a search field. */
export type Entry =
  | { kind: 'recent'; text: string }
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'all'; text: string }

/** Headings of the groups, in display order. */
export type Heading = 'recent' | 'destination' | 'category' | 'product'

export interface EntryGroup {
  /** Null for a group without a heading. */
  heading: Heading | null
  /** Each with its index in the whole list. */
  entries: Array<{ entry: Entry; place: number }>
}

/**
 * Returns the groups of the list from top to bottom: recent searches if the text is empty, otherwise
 * suggestions, then the search for the text itself.
 */
export function entryGroups(
  text: string,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
): EntryGroup[] {
  let place = 0
  const group = (heading: Heading | null, entries: Entry[]): EntryGroup[] =>
    entries.length > 0 ? [{ heading, entries: entries.map((entry) => ({ entry, place: place++ })) }] : []
  if (text === '')
    return group(
      'recent',
      recent.map((search) => ({ kind: 'recent', text: search })),
    )
  const kinds = ['destination', 'category', 'product'] as const
  return [
    ...kinds.flatMap((kind) =>
      group(
        kind,
        suggestions
          .filter((suggestion) => suggestion.kind === kind)
          .map((suggestion) => ({ kind: 'suggestion', suggestion })),
      ),
    ),
    ...group(null, [{ kind: 'all', text }]),
  ]
}

/**
 * Returns the index after an arrow key; −1 is the field itself, before the first entry and after the last.
 */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  const next = place + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
