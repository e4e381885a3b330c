import type { Selection } from '@/lib/contract/cart'
import type { ErrorCode } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import { tabStorage } from './browser-storage/storage'

/** Why a selection could not be added to the cart. */
export interface DraftProblem {
  code: ErrorCode
  /** In the language of the page that made the attempt. */
  message: string
  /** The new price, if that is the problem. */
  total: Money | null
}

/** A selection that a signed-out visitor tried to add to the cart, with its page. */
export interface SelectionDraft {
  selection: Selection
  /** Path of the product page, without language prefix. */
  path: string
  /** The total that the visitor saw; undefined if none was shown. */
  expected?: Money
  /** Where it leads once it is in the cart; the cart by default. */
  goal?: 'cart' | 'checkout'
  /** Idempotency key: repeated attempts add the item once. */
  key: string
  /** When it was saved, in ms since 1970. */
  savedAt: number
  /** The visitor closed the pop-up that asked to sign in for it. */
  setAside?: boolean
  problem?: DraftProblem
}

const FRESH_MS = 30 * 60_000

/**
 * Saves the draft in the tab, where it survives sign-up, a reload and a full navigation. Without storage the visitor
 * has to choose again.
 */
export function saveDraft(draft: SelectionDraft): void {
  tabStorage.save('selection-draft', draft)
}

export function readDraft(): SelectionDraft | null {
  return tabStorage.read<SelectionDraft>(
    'selection-draft',
    ({ selection, path }) => typeof selection?.product_id === 'string' && typeof path === 'string',
  )
}

/** Returns the draft if it is for the product. */
export function readDraftOf(productId: string): SelectionDraft | null {
  const draft = readDraft()
  return draft?.selection.product_id === productId ? draft : null
}

export function clearDraft(): void {
  tabStorage.set('selection-draft', null)
}

/** Marks the draft so that sign-in does not add it; it stays until the visitor adds it. */
export function setDraftAside(): void {
  const draft = readDraft()
  if (draft) saveDraft({ ...draft, setAside: true })
}

/** Whether sign-in should add the draft to the cart. */
export function isFreshDraft({ setAside, problem, savedAt }: SelectionDraft, now: number): boolean {
  return !setAside && !problem && now - savedAt < FRESH_MS
}
