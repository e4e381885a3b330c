/** Returns the cart item ids in a URL's query, `?items=id,id`. */
export function itemsOfSearch(search: string): string[] {
  const ids = (new URLSearchParams(search).get('items') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter(Boolean))]
}
