import type { Locale } from '@/lib/domain/locale'

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

/**
 * Shortens a text to at most `max` characters: to whole sentences if they fill half of that, else to whole words with an
 * ellipsis.
 */
export function shorten(text: string, max: number, locale: Locale): string {
  if (text.length <= max) return text
  const sentences = endWithin(text, max, locale, 'sentence')
  if (sentences >= max / 2) return text.slice(0, sentences)
  const end = endWithin(text, max - 1, locale, 'word') || max - 1
  return `${text.slice(0, end).replace(/[\s,;:、，；：·-]+$/u, '')}…`
}
