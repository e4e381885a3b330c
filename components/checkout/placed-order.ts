const KEY = 'placed-order'

/** Remembers in the tab which order was placed last, for whoever comes back from the bank's page. */
export function savePlacedOrder(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Without storage the list of orders leads there.
  }
}

/** Id of the order that was placed last in this tab. */
export function readPlacedOrder(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
