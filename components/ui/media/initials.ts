/** Vowels that Thai writes before their consonant; they are skipped in initials. */
const LEADING_VOWEL = /^[เแโใไ]/

function firstLetter(word: string): string {
  if (/^\p{Script=Thai}/u.test(word)) return word.replace(LEADING_VOWEL, '').charAt(0)
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment.toLocaleUpperCase() ?? ''
}

/**
 * Returns the initials for a placeholder image: the first letters of the first and last word of a name, or
 * the first character of a Chinese one. Empty if there is no letter.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? []
  const first = words[0] ?? ''
  if (/^\p{Script=Han}/u.test(first)) return [...first][0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return firstLetter(first) + firstLetter(last)
}
