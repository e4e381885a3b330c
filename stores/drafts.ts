import type { Selection } from '@/lib/contract/cart'
import type { ErrorCode } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'

/** Why a choice could not be put into the cart. */
export interface DraftProblem {
  code: ErrorCode
  /** In the language of the page that tried it. */
  message: string
  /** What it costs now, where that is the problem. */
  total: Money | null
}

/** What a signed-out visitor wanted to put into the cart, and the page where. */
export interface SelectionDraft {
  selection: Selection
  /** Path of the product page, without language prefix. */
  path: string
  /** The total that the visitor saw; undefined where none was shown. */
  expected?: Money
  /** Names the press: however often it is tried, it goes in once. */
  key: string
  /** Moment (ms) of the press. */
  savedAt: number
  /** The visitor closed the pop-up that asked to sign in for it. */
  setAside?: boolean
  problem?: DraftProblem
}

const KEY = 'selection-draft'
const FRESH_MS = 30 * 60_000

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

/** The draft if it is about a product. */
export function readDraftOf(productId: string): SelectionDraft | null {
  const draft = readDraft()
  return draft?.selection.product_id === productId ? draft : null
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}

/** The choice stays, but waits until it is asked for again. */
export function setDraftAside(): void {
  const draft = readDraft()
  if (draft) saveDraft({ ...draft, setAside: true })
}

/** Whether signing in still means that the choice is wanted. */
export function isFreshDraft({ setAside, problem, savedAt }: SelectionDraft, now: number): boolean {
  return !setAside && !problem && now - savedAt < FRESH_MS
}
