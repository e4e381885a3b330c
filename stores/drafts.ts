import type { Selection } from '@/lib/contract/cart'

/** What a signed-out visitor wanted to put into the cart, and the page where. */
export interface SelectionDraft {
  selection: Selection
  /** Path of the product page, without language prefix. */
  path: string
}

const KEY = 'selection-draft'

/** Keeps the choice in the tab: it outlives sign-up, a reload and a full navigation. */
export function saveDraft(draft: SelectionDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be full or refused; then the choice has to be made again.
  }
}

export function readDraft(): SelectionDraft | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as SelectionDraft) : null
  } catch {
    return null
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}
