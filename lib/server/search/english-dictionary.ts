/** Number of most frequent words to load: few of them are names, none misspellings. */
const DICTIONARY_SIZE = 30_000

let frequent: Promise<Set<string>> | undefined

async function readFrequent(): Promise<Set<string>> {
  const { words } = await import('popular-english-words')
  return new Set(words.getMostPopular(DICTIONARY_SIZE))
}

/** Whether a word is English, so that it is not treated as a misspelling. */
export async function isEnglishWord(word: string): Promise<boolean> {
  frequent ??= readFrequent()
  return (await frequent).has(word)
}
