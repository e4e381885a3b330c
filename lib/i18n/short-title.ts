import { factsOf, type Locale } from '@/lib/domain/locale'
import { shorten } from './shorten'

/** A shorter part of a title says too little. */
const MIN_SHARE = 0.4

/** Where a part of a title ends: at punctuation, before a conjunction, or in Thai at a space that is not within Latin words. */
const ENDS = {
  latin: /\s*[,:;–—(]\s|\s(?=(?:and|or|with)\s)/g,
  thai: /(?<=[\u0E00-\u0E7F])\s|\s(?=[\u0E00-\u0E7F])/g,
  han: /[，：、；（—]/g,
}

/** A conjunction that nothing follows any more. */
const OPEN_END = /\s*(?:\b(?:and|or|with)|และ|หรือ|กับ|พร้อม|和|与|及)$/u

/**
 * Shortens a title to at most `max` characters: to whole parts if they are long enough, else to whole words with an ellipsis.
 */
export function shortTitle(title: string, max: number, locale: Locale): string {
  if (title.length <= max) return title
  const ends = [...title.matchAll(ENDS[factsOf(locale).script])].map(({ index }) => index)
  const parts = ends.filter((end) => end <= max).map((end) => title.slice(0, end).replace(OPEN_END, ''))
  const longest = parts.findLast((part) => part.length >= max * MIN_SHARE)
  return longest ?? shorten(title, max, locale)
}
