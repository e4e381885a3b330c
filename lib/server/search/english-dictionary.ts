/** So many of the most frequent words: names in them are few, and slips of a finger none. */
const FREQUENT = 30_000

let frequent: Promise<Set<string>> | undefined

async function readFrequent(): Promise<Set<string>> {
  const { words } = await import('popular-english-words')
  return new Set(words.getMostPopular(FREQUENT))
}

/** Whether a word is one of English, and so was meant as it was typed. */
export async function isEnglishWord(word: string): Promise<boolean> {
  frequent ??= readFrequent()
  return (await frequent).has(word)
}
