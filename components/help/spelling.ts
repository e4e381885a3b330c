import { holdsAll } from './match'

/** Fewer letters are next to too many words. */
const WORD = /[a-z]{4,}/g

/** Whether two words differ by one slip: a letter too many, missing or wrong, or two neighbours swapped. */
export function isOneSlip(typed: string, meant: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const [left, right] = [typed.slice(at), meant.slice(at)]
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

/** Terms in Latin letters that no text holds, as the word that was most likely meant; all others as they are. */
export function correctedTerms(terms: readonly string[], texts: readonly string[]): string[] {
  return terms.map((term) => {
    if (!/^[a-z]{4,}$/.test(term) || texts.some((text) => holdsAll(text, [term]))) return term
    const uses = new Map<string, number>()
    for (const text of texts)
      for (const [word] of text.matchAll(WORD))
        if (isOneSlip(term, word)) uses.set(word, (uses.get(word) ?? 0) + 1)
    return [...uses].sort(([, a], [, b]) => b - a)[0]?.[0] ?? term
  })
}
