import type { Locale } from '@/lib/domain/locale'

/** Scripts without spaces: a line may end after any word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Characters that must not start a line. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．：；？！·…ๆฯ,.;:!?%]/u
/** Characters that must not end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u

function segmenter(locale: Locale, granularity: 'word' | 'grapheme') {
  return new Intl.Segmenter(locale, { granularity })
}

function mayBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true
  if (/^\s/.test(after) || CLOSING.test(after) || OPENING.test(before)) return false
  return UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(after.at(0) ?? '')
}

/** Splits a text into the smallest unbreakable pieces. */
function piecesOf(text: string, locale: Locale): string[] {
  const pieces: string[] = []
  for (const { segment } of segmenter(locale, 'word').segment(text)) {
    const last = pieces.at(-1)
    if (last === undefined || mayBreak(last, segment)) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

/**
 * Breaks a text into lines of at most the given width: at spaces, between Thai words, between Chinese words
 * where punctuation allows, and within a word as a last resort.
 * @param widthOf measures the drawn width of a text
 */
export function linesOf(
  text: string,
  width: number,
  locale: Locale,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r?\n/)) {
    let [line, taken] = ['', 0]
    const put = (piece: string) => {
      if (line && taken + widthOf(piece.trimEnd()) > width) {
        lines.push(line.trimEnd())
        line = ''
        taken = 0
      }
      const next = line ? piece : piece.trimStart()
      line += next
      taken += widthOf(next)
    }
    for (const piece of piecesOf(paragraph, locale)) {
      if (widthOf(piece.trim()) <= width) put(piece)
      else for (const { segment } of segmenter(locale, 'grapheme').segment(piece)) put(segment)
    }
    lines.push(line.trimEnd())
  }
  return lines
}
