import type { SelectionDraft } from './selection-draft'

const keyOf = (productId: string) => `choice:${productId}`

/** Returns the choice of a product saved in this tab. */
export function readSelection(productId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId))
  } catch {
    return null
  }
}

/** Saves a choice, complete or partial, for the product's page. */
export function saveSelection(productId: string, choice: Partial<SelectionDraft>): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(choice))
  } catch {
    // Storage may be full or blocked; then a reload starts from scratch.
  }
}
