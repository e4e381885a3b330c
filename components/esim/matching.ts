/** Letters without marks, in lower case; Thai and Chinese stay as they are. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/**
 * What a typed text finds: everything whose search text holds each of its words, those that begin with it first.
 * An empty text finds everything.
 */
export function matching<T extends { search: string }>(entries: readonly T[], typed: string): T[] {
  const text = plain(typed).trim()
  if (text === '') return [...entries]
  const words = text.split(/\s+/)
  const found = entries.filter(({ search }) => {
    const haystack = plain(search)
    return words.every((word) => haystack.includes(word))
  })
  const begins = ({ search }: T) => ` ${plain(search)}`.includes(` ${text}`)
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
}
