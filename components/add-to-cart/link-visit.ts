import { newIdempotencyKey } from '@/lib/domain/idempotency-key'

/** State of one visit to an add-to-cart link. */
interface Visit {
  /** Idempotency key: repeated posts of this visit add the item once. */
  key: string
  /** The visit has added its selection to the cart. */
  added: boolean
}

/** Storage key: a reload or a back navigation is the same visit; another click on the link is a new one. */
function storageKey(search: string): string {
  return `add-to-cart:${window.navigation?.currentEntry?.key ?? ''}:${search}`
}

/** Returns the tab's current visit, or starts one. */
export function thisVisit(search: string): Visit {
  try {
    const stored = sessionStorage.getItem(storageKey(search))
    if (stored) return JSON.parse(stored) as Visit
  } catch {
    // Start a new visit.
  }
  const visit = { key: newIdempotencyKey(), added: false }
  saveVisit(search, visit)
  return visit
}

export function saveVisit(search: string, visit: Visit): void {
  try {
    sessionStorage.setItem(storageKey(search), JSON.stringify(visit))
  } catch {
    // Without storage the key still prevents duplicates until the page is left.
  }
}

/** Starts a new visit of the same link, when the visitor asks to add it again. */
export function newVisit(search: string): Visit {
  const visit = { key: newIdempotencyKey(), added: false }
  saveVisit(search, visit)
  return visit
}
