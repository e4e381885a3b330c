import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random letters and digits that can be read out without mistakes. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
