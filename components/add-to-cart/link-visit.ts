import { pressKey } from '@/components/product/booking/idempotency-key'

/** What a visit of a link has done so far. */
interface Visit {
  /** Names its press: however often it is posted, it goes in once. */
  key: string
  /** It has put its choice into the cart. */
  added: boolean
}

/** A reload and the way back are the same visit; another click on the same link is another one. */
function nameOf(search: string): string {
  return `add-to-cart:${window.navigation?.currentEntry?.key ?? ''}:${search}`
}

/** The visit that the tab is in. */
export function thisVisit(search: string): Visit {
  try {
    const known = sessionStorage.getItem(nameOf(search))
    if (known) return JSON.parse(known) as Visit
  } catch {
    // Begins as a new one.
  }
  const visit = { key: pressKey(), added: false }
  saveVisit(search, visit)
  return visit
}

export function saveVisit(search: string, visit: Visit): void {
  try {
    sessionStorage.setItem(nameOf(search), JSON.stringify(visit))
  } catch {
    // Without storage the server still knows the key until the page is left.
  }
}

/** Begins the same link anew, by the visitor's own wish. */
export function newVisit(search: string): Visit {
  const visit = { key: pressKey(), added: false }
  saveVisit(search, visit)
  return visit
}
