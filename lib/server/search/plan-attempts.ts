import { DESTINATION } from '@/lib/domain/search/edit-distance'
import { kindMark, placeMark, searchQuery } from './document'
import { type QueryPart, wholeWord } from './query-part'
import { isPlace } from './terms'

/** One search strategy, as `tsquery` texts. */
export interface Attempt {
  query: string
  /** Preferences: results that match more of these come first. */
  preferred: string[]
  /** Whether preferences outweigh name matches. */
  loose: boolean
  /** Query for everything requested, if this attempt requires less. */
  everything?: string | null
}

/** Builds the `tsquery` text of parts. */
function textOf(parts: QueryPart[], match?: 'every' | 'some'): string | null {
  return searchQuery(
    parts.map(({ alternatives }) => alternatives),
    match,
  )
}

/** Matches products of a kind. */
function ofKind(one: QueryPart): QueryPart {
  return one.kind ? { ...one, alternatives: [[wholeWord(kindMark(one.kind))]] } : one
}

/** Matches products of a kind, or those that contain its word. */
function ofKindOrWord(one: QueryPart): QueryPart {
  return one.kind ? { ...one, alternatives: [...ofKind(one).alternatives, ...one.alternatives] } : one
}

/** Matches products in a place or category, not those that only mention it. */
function ofPlace(one: QueryPart): QueryPart {
  const marked = one.alternatives.map((words) =>
    words.map((word) => ({ ...word, word: placeMark(word.word) })),
  )
  return { ...one, alternatives: marked }
}

/** One attempt that requires all parts; those that match more of the preferences come first. */
function attempt(parts: QueryPart[], preferences: QueryPart[], more: Partial<Attempt> = {}): Attempt[] {
  const query = textOf(parts)
  if (query === null) return []
  const preferred = preferences.map((one) => textOf([one])).filter((one) => one !== null)
  return [{ query, preferred, loose: false, ...more }]
}

/**
 * All parts, the known ones, the places only, and any part. Beside a destination, stays are a preference:
 * they come first, then other products there.
 */
export function planAttempts(parts: QueryPart[]): Attempt[] {
  const isCity = ({ rank, kind }: QueryPart) => rank === DESTINATION && !kind
  const named = parts.filter(({ optional }) => !optional)
  const isStay = named.some(({ kind }) => kind === 'stay') && named.some(isCity)
  const required = named.length === 0 ? parts : isStay ? named.filter(({ kind }) => kind !== 'stay') : named
  const places = required.filter(({ rank, kind, known }) => known && isPlace(rank) && !kind)
  const cities = places.some(isCity) ? places.filter(isCity) : places
  const known = required.filter((one) => one.known)
  const preferred = [
    ...named.filter(({ kind }) => kind).map(ofKind),
    ...places.map(ofPlace),
    ...parts.filter(({ optional }) => optional && named.length > 0),
  ]
  const asked = required.map(ofKindOrWord)
  const rest = known.filter((one) => !cities.includes(one)).map(ofKindOrWord)
  const more = isStay ? { loose: true, everything: textOf(named.map(ofKind)) } : {}
  const some = textOf(asked, 'some')
  return [
    ...attempt(asked, preferred, more),
    ...(known.length < required.length ? attempt(known.map(ofKindOrWord), preferred, more) : []),
    ...(rest.length > 0 ? attempt(cities, [...rest, ...preferred], { ...more, loose: true }) : []),
    ...(required.length > 1 && some
      ? [{ query: some, preferred: asked.map((one) => textOf([one]) ?? ''), loose: true }]
      : []),
    ...(known.length === 0
      ? attempt(
          parts.filter(({ optional }) => optional),
          [],
        )
      : []),
  ]
}
