/**
 * Returns the path of the first string in parsed input that the database cannot store because of a NUL or a
 * lone surrogate; null if all can be stored.
 */
export function unstorableText(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(inner, [...path, key])
    if (found) return found
  }
  return null
}
