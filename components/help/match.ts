/** Combining marks of Latin letters; Thai vowel and tone marks are not in this range. */
const LATIN_MARKS = /[\u0300-\u036f]/g
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g

/** Normalizes text for matching: lower case, no accents, no full-width forms, single spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Stop words: they occur in every question. */
const STOP_WORDS = new Set(
  `a an and are at be by can cannot could do does for from have how i if in is it me my of on or the their there
  they this to was what when where which who why will with would you your
  ได้ ไหม ได้ไหม อย่างไร ยังไง ทำ ที่ จะ ของ ฉัน ผม คือ อะไร เมื่อไร เมื่อไหร่ หรือ แล้ว ทำไม ไหน กี่ มี เป็น ให้ และ ก็ ครับ ค่ะ
  吗 呢 么 的 了 我 你 是 在 有 怎么 怎样 如何 什么 为什么 哪里 哪 能 可以 要 会 和 或 请 请问 办`.split(
    /\s+/,
  ),
)

/** Splits a query into words without stop words; Thai and Chinese have no spaces and are segmented. */
export function termsOf(query: string, locale: string): string[] {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(plain(query))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
  const significant = words.filter((word) => !STOP_WORDS.has(word))
  return significant.length > 0 ? significant : words
}

/** Strips English endings, so that 'cancelling' finds 'cancel' and 'refunds' finds 'refund'. */
function stemOf(term: string): string {
  if (!/^[a-z]{5,}$/.test(term)) return term
  return term.replace(/(?:l?ling|l?led|lation|ing|ed|es|s)$/, '')
}

/** Whether a normalized text contains every term; 'Wi-Fi' also matches 'wifi'. */
export function containsAll(text: string, terms: readonly string[]): boolean {
  const texts = [text, text.replace(/(?<=\p{L})-(?=\p{L})/gu, '')]
  const holds = (part: string) => texts.some((variant) => variant.includes(part))
  return terms.every((term) => holds(term) || holds(stemOf(term)))
}
