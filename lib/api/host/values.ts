/** A JSON object whose fields are not known. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text or a number as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** A text that a host may send in several languages, by their codes. */
export function namedOf(value: unknown, locale: string): string {
  if (!isFields(value)) return textOf(value)
  const [any] = Object.values(value).map(textOf).filter(Boolean)
  return textOf(value[locale]) || textOf(value.en) || (any ?? '')
}

/** The codes of a list, each once; its entries may be objects or the codes themselves. */
export function codesOf(value: unknown, normalize: (code: string) => string): string[] {
  const codes = Array.isArray(value) ? value.map((one) => textOf(isFields(one) ? one.code : one)) : []
  return [...new Set(codes.map(normalize))]
}

/** What a response wraps in `data`, or the response itself if it wraps nothing. */
export const dataOf = (body: Fields): Fields => (isFields(body.data) ? body.data : body)

/** The objects of a list; empty for anything else. */
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** A number of things, also if it is sent as text. */
export function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return isCount(number) ? number : undefined
}
