import { containsAll } from './match'

/** Shorter words are one typo away from too many others. */
const WORD = /[a-z]{4,}/g

/** Whether two words differ by one typo: an extra, missing or wrong letter, or two swapped neighbors. */
export function isOneTypo(typed: string, intended: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === intended[at]) at++
  const [left, right] = [typed.slice(at), intended.slice(at)]
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

/** Replaces Latin terms that no text contains with the most likely intended word; keeps all others. */
export function correctedTerms(terms: readonly string[], texts: readonly string[]): string[] {
  return terms.map((term) => {
    if (!/^[a-z]{4,}$/.test(term) || texts.some((text) => containsAll(text, [term]))) return term
    const uses = new Map<string, number>()
    for (const text of texts)
      for (const [word] of text.matchAll(WORD))
        if (isOneTypo(term, word)) uses.set(word, (uses.get(word) ?? 0) + 1)
    return [...uses].sort(([, a], [, b]) => b - a)[0]?.[0] ?? term
  })
}
