/** The values of a call, split into URL and body. */
export interface Address {
  /** Path with its parameters filled in, and the query. */
  url: string
  /** Values that are neither a path parameter nor part of the query. */
  rest: Record<string, unknown>
}

/** Fills in the path parameters and, for GET calls, puts the remaining values into the query. */
export function requestUrl(method: string, path: string, input: Record<string, unknown>): Address {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (method !== 'GET') return { url: filled, rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(name, String(value))
  const search = query.toString()
  return { url: search ? `${filled}?${search}` : filled, rest: {} }
}
