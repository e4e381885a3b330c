import type { Choice } from './selection-draft'

const keyOf = (productId: string) => `choice:${productId}`

/** The choice about a product as it was stored in the tab. */
export function savedSelection(productId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId))
  } catch {
    return null
  }
}

/** Has the product's page open with a choice, or with as much of one as there is. */
export function saveSelection(productId: string, choice: Partial<Choice>): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(choice))
  } catch {
    // Storage may be full or refused; then a reload starts again.
  }
}
