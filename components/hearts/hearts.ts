import { isSignedInHint } from '@/components/session/session'
import { ApiError } from '@/lib/contract/error'
import { FAVOURITES, onListChange, readList } from '@/stores/local-list'
import { showToast } from '@/stores/toasts'
import { markFavourite, syncFavourites } from './favourites'

const HEART = '[data-act="heart"]'

/** Toast texts in the page's language. */
export interface HeartMessages {
  saved: string
  failed: string
}

function paint(root: ParentNode, marked: ReadonlySet<string>): void {
  for (const heart of root.querySelectorAll<HTMLElement>(HEART))
    heart.setAttribute('aria-pressed', String(marked.has(heart.dataset.id ?? '')))
}

const paintAll = () => paint(document, new Set(readList(FAVOURITES)))

let started = false

/** Sets the pressed state of every heart on the page, including hearts added later. */
export function startHearts(): void {
  if (started) return
  started = true
  paintAll()
  onListChange(FAVOURITES, paintAll)
  new MutationObserver((changes) => {
    const hasNewHeart = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(HEART) || node.querySelector(HEART)),
      ),
    )
    if (hasNewHeart) paintAll()
  }).observe(document.body, { childList: true, subtree: true })
  void syncFavourites().catch((error: unknown) => {
    // The page start-up code notices an expired session and signs out.
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return
    // Without a connection the next page tries again.
    if (navigator.onLine) console.warn('favourites sync failed', error)
  })
}

/** Handles a press on a heart. */
export async function pressHeart(heart: HTMLElement, messages: HeartMessages): Promise<void> {
  startHearts()
  const marked = heart.getAttribute('aria-pressed') !== 'true'
  const first = marked && !isSignedInHint() && readList(FAVOURITES).length === 0
  try {
    await markFavourite(heart.dataset.id ?? '', marked)
    if (first) showToast({ title: messages.saved, icon: 'heart-fill' })
  } catch (error) {
    // Only a message from the server is a sentence.
    const hasMessage = error instanceof ApiError && error.message !== error.code
    showToast({ title: hasMessage ? error.message : messages.failed, colour: 'error' })
  }
}
