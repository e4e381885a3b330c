/** Returns a percent-encoded text decoded, or null if its sequences are not UTF-8. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
