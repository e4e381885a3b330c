import anyAscii from 'any-ascii'
import { INVISIBLE } from './text-runs'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const PICTOGRAPH =
  /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
/** Scripts written in words are transliterated by whole words: half a Greek name would be unreadable. */
const WORD =
  /((?:(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L}\p{M}*)+)/u
const CASED = /\p{Lu}|\p{Ll}/u

/** Transliterates to Latin letters; words of scripts without capitals are capitalized. */
function inLatin(word: string): string {
  const latin = anyAscii(word)
  if (CASED.test(word)) return latin
  return latin.replace(/[a-z].*/i, (letters) => letters[0]?.toUpperCase() + letters.slice(1).toLowerCase())
}

/**
 * Makes a text drawable: transliterates what no font has, by words where the script has words, and drops
 * pictographs with the space after them.
 * @param drawn whether some font has all of a grapheme
 */
export function transliterate(text: string, drawn: (sign: string) => boolean): string {
  const parts = text.normalize('NFC').replace(INVISIBLE, '').split(WORD)
  let [written, left] = ['', false]
  for (const [index, part] of parts.entries()) {
    const signs = [...graphemes.segment(part)].map(({ segment }) => segment)
    // Odd entries are the separators matched by `split`.
    if (index % 2 === 1 && !signs.every(drawn)) {
      written += inLatin(part)
      left = false
      continue
    }
    for (const sign of signs) {
      if (sign === ' ' && left && /(^|\s)$/.test(written)) continue
      const known = sign.trim() === '' || drawn(sign)
      left = !known && PICTOGRAPH.test(sign)
      if (!left) written += known ? sign : inLatin(sign)
    }
  }
  return written
}
