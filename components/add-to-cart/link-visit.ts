import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import { tabStorage } from '@/stores/browser-storage/storage'

/** State of one visit to an add-to-cart link. */
interface Visit {
  /** Idempotency key: repeated posts of this visit add the item once. */
  key: string
  /** The visit has added its selection to the cart. */
  added: boolean
}

/** Names the history entry; without the Navigation API (Safari before 26.2), by a name in its state. */
function entryKey(): string {
  const { navigation, history } = window
  if (navigation) return navigation.currentEntry?.key ?? ''
  const named: unknown = history.state?.visit
  if (typeof named === 'string') return named
  const visit = newIdempotencyKey()
  history.replaceState({ ...history.state, visit }, '')
  return visit
}

/** Storage key: a reload or a back navigation is the same visit; another click on the link is a new one. */
function storageKey(search: string) {
  return `add-to-cart:${entryKey()}:${search}` as const
}

/** Returns the tab's current visit, or starts one. */
export function thisVisit(search: string): Visit {
  const stored = tabStorage.read<Visit>(storageKey(search), ({ key }) => typeof key === 'string')
  return stored ?? newVisit(search)
}

/** Without storage the key still prevents duplicates until the page is left. */
export function saveVisit(search: string, visit: Visit): void {
  tabStorage.save(storageKey(search), visit)
}

/** Starts a new visit of the same link, when the visitor asks to add it again. */
export function newVisit(search: string): Visit {
  const visit = { key: newIdempotencyKey(), added: false }
  saveVisit(search, visit)
  return visit
}
