const LENGTH = 12

/** Distinguishes the sessions of a browser. The token cannot be derived from it. */
export async function sessionMarker(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`signed-in ${token}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.slice(0, LENGTH)
}

/**
 * Returns the marker to store beside a token, empty to clear it; null if the stored one is right.
 * @param token the value of the token's cookie
 * @param stored the value of the marker's cookie
 */
export async function correctedMarker(
  token: string | undefined,
  stored: string | undefined,
): Promise<string | null> {
  const marker = token ? await sessionMarker(token) : ''
  return marker === (stored ?? '') ? null : marker
}
