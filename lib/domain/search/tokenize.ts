import { simplifiedHan } from './simplified-han'

/** Letters that no separator divides into words; their runs are cut in other ways. */
const RUNS = /\p{Script=Han}+|\p{Script=Thai}+|(?:(?![\p{Script=Han}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu
const HAN = /^\p{Script=Han}/u
const THAI = /^\p{Script=Thai}/u
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{M}+/gu
const TOKEN_LENGTH = 40

/** Latin letters that are no letter with a mark, as they are typed on a keyboard without them. */
const PLAIN_LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

export type Script = 'han' | 'thai' | 'other'

/** Letters of one script without a gap between them, with the words that they are cut into. */
export interface Run {
  script: Script
  text: string
  tokens: string[]
}

/** Text as it is compared: one width, lower case, Latin letters without their marks, simplified Chinese. */
export function plainText(text: string): string {
  return (
    simplifiedHan(text.normalize('NFKC'))
      .toLowerCase()
      .normalize('NFD')
      .replace(LATIN_MARKS, '')
      .normalize('NFC')
      .replace(/[æœøßłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // NFKC takes the vowel SARA AM apart, and no dictionary knows its words by the parts.
      .replaceAll('\u0e4d\u0e32', '\u0e33')
      // The Thai signs of shortening and repetition: people leave them out.
      .replaceAll(/[\u0e2f\u0e46]/g, ' ')
  )
}

/** Pairs of neighbours and the last character: every character begins one of them, so that all are found. */
function hanTokens(text: string): string[] {
  const characters = [...text]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/** Chinese as its dictionary cuts it, which knows few names: those it leaves as single characters. */
export function chineseTokens(text: string): string[] {
  return Array.from(chineseWords.segment(text), ({ segment }) => segment)
}

function runOf(text: string): Run {
  if (HAN.test(text)) return { script: 'han', text, tokens: hanTokens(text) }
  if (THAI.test(text))
    return { script: 'thai', text, tokens: Array.from(thaiWords.segment(text), ({ segment }) => segment) }
  return { script: 'other', text, tokens: [text] }
}

function cut(token: string): string {
  return token.length > TOKEN_LENGTH ? [...token].slice(0, TOKEN_LENGTH).join('') : token
}

/**
 * The runs of a text, in order, in any of the shop's scripts: Latin and digits are cut by their separators, Thai by
 * its dictionary, Chinese into pairs of characters.
 */
export function textRuns(text: string): Run[] {
  return (plainText(text).match(RUNS) ?? [])
    .map(runOf)
    .map((run) => ({ ...run, tokens: run.tokens.map(cut) }))
}

/** The words of a text by which it is found. */
export function searchTokens(text: string): string[] {
  return textRuns(text).flatMap(({ tokens }) => tokens)
}

/** The particle between two Chinese words, which is left out as often as written; a taxi begins with it. */
const PARTICLE = /(?<=\p{Script=Han})的(?!士)(?=\p{Script=Han})/gu

/** The runs of what somebody looks for: the lone last character of Chinese would find too much. */
export function queryRuns(text: string): Run[] {
  return textRuns(text.replaceAll(PARTICLE, ' ')).map((run) =>
    run.script === 'han' && run.tokens.length > 1 ? { ...run, tokens: run.tokens.slice(0, -1) } : run,
  )
}
