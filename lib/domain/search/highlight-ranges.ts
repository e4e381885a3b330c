import { plainText } from './tokenize'

type Part = [start: number, end: number]

const isMark = /^\p{M}$/u
const LETTER = /[\p{L}\p{N}]/u
const SPACELESS = /^[\p{Script=Han}\p{Script=Thai}]/u

/** Returns the normalized text with the original range of each of its UTF-16 units. */
function folded(text: string): { plain: string; places: Part[] } {
  const places: Part[] = []
  let plain = ''
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const shown = isMark.test(character) && /[a-z]$/.test(plain) ? '' : plainText(character)
    const last = places.at(-1)
    if (shown === '' && last && isMark.test(character)) last[1] = end
    plain += shown
    for (let unit = 0; unit < shown.length; unit++) places.push([start, end])
    start = end
  }
  return { plain, places }
}

function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const [start, end] of parts.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/**
 * Returns the ranges of a text that match search words, as ordered, non-adjacent UTF-16 offsets. Words of
 * scripts with spaces match only at a word start, Thai and Chinese ones anywhere.
 */
export function highlightRanges(text: string, words: readonly string[]): Part[] {
  const { plain, places } = folded(text)
  const parts: Part[] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const before = plain.slice(0, at).match(/.$/su)?.[0] ?? ''
      if (!SPACELESS.test(word) && LETTER.test(before) && !SPACELESS.test(before)) continue
      const [first, last] = [places[at], places[at + word.length - 1]]
      if (first && last) parts.push([first[0], last[1]])
    }
  }
  return joined(parts)
}
