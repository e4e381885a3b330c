import { simplifiedHan } from './simplified-han'

/** Runs of one script without separators; each script is split differently. */
const RUNS = /\p{Script=Han}+|\p{Script=Thai}+|(?:(?![\p{Script=Han}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu
const HAN = /^\p{Script=Han}/u
const THAI = /^\p{Script=Thai}/u
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{M}+/gu
const TOKEN_LENGTH = 40

/** Latin letters that do not decompose into a base letter and a mark, with their ASCII spelling. */
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

/** A contiguous run of letters of one script, with its tokens. */
export interface Run {
  script: Script
  text: string
  tokens: string[]
}

/** Normalizes text for comparison: one width, lower case, Latin letters without marks, simplified Chinese. */
export function plainText(text: string): string {
  return (
    simplifiedHan(text.normalize('NFKC'))
      .toLowerCase()
      .normalize('NFD')
      .replace(LATIN_MARKS, '')
      .normalize('NFC')
      .replace(/[æœøßłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // NFKC decomposes the vowel SARA AM, but dictionaries contain the composed form.
      .replaceAll('\u0e4d\u0e32', '\u0e33')
      // The Thai abbreviation and repetition signs, which people often omit.
      .replaceAll(/[\u0e2f\u0e46]/g, ' ')
  )
}

/** Returns character bigrams and the last character. Every character starts a token, so all can be found. */
function hanTokens(text: string): string[] {
  const characters = [...text]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/**
 * Splits Chinese with the dictionary of Intl. It contains few names, which it returns as single characters.
 */
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
 * Returns the runs of a text in order: Latin letters and digits are split at separators, Thai by a
 * dictionary, Chinese into bigrams.
 */
export function textRuns(text: string): Run[] {
  return (plainText(text).match(RUNS) ?? [])
    .map(runOf)
    .map((run) => ({ ...run, tokens: run.tokens.map(cut) }))
}

/** Returns the search tokens of a text. */
export function searchTokens(text: string): string[] {
  return textRuns(text).flatMap(({ tokens }) => tokens)
}

/** The optional particle between two Chinese words; excludes 的士 (taxi). */
const PARTICLE = /(?<=\p{Script=Han})的(?!士)(?=\p{Script=Han})/gu

/**
 * Returns the runs of a query, without the single last character of Chinese runs, which would match too much.
 */
export function queryRuns(text: string): Run[] {
  return textRuns(text.replaceAll(PARTICLE, ' ')).map((run) =>
    run.script === 'han' && run.tokens.length > 1 ? { ...run, tokens: run.tokens.slice(0, -1) } : run,
  )
}
