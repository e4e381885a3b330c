/** The cart lines that an address names: `?items=id,id`; none where it names none. */
export function itemsOfSearch(search: string): string[] {
  const ids = (new URLSearchParams(search).get('items') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter(Boolean))]
}
