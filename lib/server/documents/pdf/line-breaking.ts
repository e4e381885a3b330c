import type { Locale } from '@/lib/domain/locale'

/** Scripts that write without blanks: a line may end after each of their words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** What no line begins with. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．：；？！·…ๆฯ,.;:!?%]/u
/** What no line ends with. */
const OPENING = /[\p{Ps}\p{Pi}]$/u

function segmenter(locale: Locale, granularity: 'word' | 'grapheme') {
  return new Intl.Segmenter(locale, { granularity })
}

function mayBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true
  if (/^\s/.test(after) || CLOSING.test(after) || OPENING.test(before)) return false
  return UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(after.at(0) ?? '')
}

/** A text in the smallest pieces that a line may end after. */
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
 * Breaks a text into lines no wider than asked: at blanks, between Thai words, between Chinese ones where their
 * punctuation allows it, and where nothing else helps within a word.
 * @param widthOf how wide a text is drawn
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
