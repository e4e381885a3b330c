/** A JSON object whose fields are not known. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text or a number as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The objects of a list; empty for anything else. */
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** A number of things, also if it is sent as text. */
export function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return isCount(number) ? number : undefined
}
