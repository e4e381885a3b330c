const KEY = 'placed-order'

/** Saves the last placed order in the tab, for a return from the bank's page. */
export function savePlacedOrder(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Without storage the visitor finds it in the list of orders.
  }
}

/** Returns the id of the last order placed in this tab. */
export function readPlacedOrder(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
