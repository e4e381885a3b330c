import { factsOf, type Locale } from '@/lib/domain/locale'

/** The end of the last segment that ends within `max` characters; 0 if there is none. */
function endWithin(text: string, max: number, locale: Locale, granularity: 'word' | 'sentence'): number {
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity }).segment(text)) {
    const next = index + segment.trimEnd().length
    if (next > max) break
    end = next
  }
  return end
}

/** Thai has no full stops: a space ends a clause or a sentence, except beside a number. */
const CLAUSE_END = /(?<=[\u0E00-\u0E7F)”"])\s(?!ๆ)(?=[\u0E00-\u0E7F(“"])/g

/** The end of the last sentence that ends within `max` characters, in Thai of a clause; 0 if there is none. */
function sentenceEnd(text: string, max: number, locale: Locale): number {
  if (factsOf(locale).script !== 'thai') return endWithin(text, max, locale, 'sentence')
  return [...text.matchAll(CLAUSE_END)].map(({ index }) => index).findLast((index) => index <= max) ?? 0
}

/**
 * Shortens a text to at most `max` characters: to whole sentences if they fill half of that, else to whole words with an
 * ellipsis.
 */
export function shorten(text: string, max: number, locale: Locale): string {
  if (text.length <= max) return text
  const sentences = sentenceEnd(text, max, locale)
  if (sentences >= max / 2) return text.slice(0, sentences)
  const end = endWithin(text, max - 1, locale, 'word') || max - 1
  return `${text.slice(0, end).replace(/[\s,;:、，；：·-]+$/u, '')}…`
}
