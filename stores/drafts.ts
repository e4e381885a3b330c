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

/** A selection that a signed-out visitor added to the cart, with its page. */
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
/** Maximum number of drafts; the oldest makes room. */
const MAX_DRAFTS = 20

/** The cart of a signed-out visitor, oldest first. */
export function readDrafts(): SelectionDraft[] {
  const drafts = tabStorage.read<SelectionDraft[]>(
    'selection-draft',
    (stored) =>
      Array.isArray(stored) &&
      stored.every(
        ({ selection, path, key }) =>
          typeof selection?.product_id === 'string' && typeof path === 'string' && typeof key === 'string',
      ),
  )
  return drafts ?? []
}

function write(drafts: readonly SelectionDraft[]): void {
  if (drafts.length > 0) tabStorage.save('selection-draft', drafts.slice(-MAX_DRAFTS))
  else tabStorage.set('selection-draft', null)
}

/**
 * Saves a draft in the tab, where it survives sign-up, a reload and a full navigation. It replaces itself and the same
 * selection. Without storage the visitor has to choose again.
 */
export function saveDraft(draft: SelectionDraft): void {
  const selected = JSON.stringify(draft.selection)
  const drafts = readDrafts()
  const others = drafts.filter(
    ({ key, selection }) => key !== draft.key && JSON.stringify(selection) !== selected,
  )
  const at = drafts.findIndex(({ key }) => key === draft.key)
  write(at < 0 ? [...others, draft] : others.toSpliced(at, 0, draft))
}

/** Returns the latest draft. */
export function readDraft(): SelectionDraft | null {
  return readDrafts().at(-1) ?? null
}

/** Returns the latest draft for the product. */
export function readDraftOf(productId: string): SelectionDraft | null {
  return readDrafts().findLast(({ selection }) => selection.product_id === productId) ?? null
}

export function clearDraft({ key }: Pick<SelectionDraft, 'key'>): void {
  write(readDrafts().filter((draft) => draft.key !== key))
}

/** Marks the latest draft: sign-in does not lead to it. */
export function setDraftAside(): void {
  const draft = readDraft()
  if (draft) saveDraft({ ...draft, setAside: true })
}

/** Whether sign-in adds the drafts to the cart, of which this is the latest: another visitor may use the tab later. */
export function isFreshDraft({ savedAt }: SelectionDraft, now: number): boolean {
  return now - savedAt < FRESH_MS
}
