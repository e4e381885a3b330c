import type { Suggestion } from '@/lib/contract/search'

/** A line of the list under a search field. */
export type Entry =
  | { kind: 'recent'; text: string }
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'all'; text: string }

/** Headings of suggestions, in the order of the list. */
export type Heading = 'recent' | 'destination' | 'category' | 'product'

export interface EntryGroup {
  /** Null for what stands under no heading. */
  heading: Heading | null
  /** Each with its place in the whole list. */
  entries: Array<{ entry: Entry; place: number }>
}

/**
 * The list for a text, from above: what was searched for before where there is no text yet, else what may be meant,
 * and at the end the search itself.
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
      recent.map((before) => ({ kind: 'recent', text: before })),
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

/** The line after an arrow key; before the first and after the last comes the field itself, which is −1. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  const next = place + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
