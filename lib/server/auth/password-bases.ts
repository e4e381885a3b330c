/** Digits and signs that are written for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}
const AS_L: Readonly<Record<string, string>> = { ...LETTERS, '1': 'l', '!': 'l', '|': 'l' }

const inLetters = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replaceAll(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign)

/** How many digits or signs at an end may be written for letters: `$unhop12`, `hell0!`. */
const MOST_AT_AN_END = 2

/** The letters of a text in lower case, without what is between them. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '')

/** A part that is repeated to make up the whole text, or the text. */
const repeatedPart = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

/**
 * What a password may consist of in essence: without the digits and signs at its ends, with letters for the digits and
 * signs that stand for them, and without repetition. `P@ssw0rd1` gives `password` among others.
 * @param password in lower case
 */
export function passwordBases(password: string): string[] {
  const whole = repeatedPart(password)
  const before = /^[^\p{L}]*/u.exec(whole)?.[0].length ?? 0
  const after = /[^\p{L}\p{M}]*$/u.exec(whole)?.[0].length ?? 0
  const cores = new Set([whole])
  if (before < whole.length)
    for (let left = 0; left <= Math.min(MOST_AT_AN_END, before); left++)
      for (let right = 0; right <= Math.min(MOST_AT_AN_END, after); right++)
        cores.add(whole.slice(before - left, whole.length - after + right))
  const forms = [...cores].flatMap((core) => [core, inLetters(core, LETTERS), inLetters(core, AS_L)])
  return [...new Set(forms.flatMap((form) => [form, repeatedPart(form), lettersOf(form)]))]
}
