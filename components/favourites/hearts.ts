import { isSignedInHint } from '@/components/account/session'
import { ApiError } from '@/lib/contract/error'
import { FAVOURITES, onListChange, readList } from '@/stores/local-list'
import { showToast } from '@/stores/toasts'
import { markFavourite, syncFavourites } from './favourites'

const HEART = '[data-act="heart"]'

/** What the hearts say when something is to be said; in the page's language. */
export interface HeartWords {
  kept: string
  failed: string
}

function paint(root: ParentNode, marked: ReadonlySet<string>): void {
  for (const heart of root.querySelectorAll<HTMLElement>(HEART))
    heart.setAttribute('aria-pressed', String(marked.has(heart.dataset.id ?? '')))
}

const paintAll = () => paint(document, new Set(readList(FAVOURITES)))

let started = false

/** Paints every heart of the page, and those that come later, as the list says. */
export function startHearts(): void {
  if (started) return
  started = true
  paintAll()
  onListChange(FAVOURITES, paintAll)
  new MutationObserver((changes) => {
    const came = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(HEART) || node.querySelector(HEART)),
      ),
    )
    if (came) paintAll()
  }).observe(document.body, { childList: true, subtree: true })
  void syncFavourites().catch((error: unknown) => {
    // A session that ran out is noticed by the start of the page, which signs out.
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return
    console.warn('Favourites', error)
  })
}

/** A press on a heart. */
export async function pressHeart(heart: HTMLElement, words: HeartWords): Promise<void> {
  startHearts()
  const wanted = heart.getAttribute('aria-pressed') !== 'true'
  const first = wanted && !isSignedInHint() && readList(FAVOURITES).length === 0
  try {
    await markFavourite(heart.dataset.id ?? '', wanted)
    if (first) showToast({ title: words.kept, icon: 'heart-fill' })
  } catch (error) {
    // Only what the server said is a sentence.
    const said = error instanceof ApiError && error.message !== error.code
    showToast({ title: said ? error.message : words.failed, colour: 'error' })
  }
}
