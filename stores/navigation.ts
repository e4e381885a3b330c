import { create } from 'zustand'

interface Navigation {
  /** Path of the page without its language prefix; null before hydration. */
  path: string | null
  /** A requested page is still loading. */
  pending: boolean
  /** The requested page opens at its top, so that what is below the first screen may follow. */
  topFirst: boolean
  /** The link that was clicked while the page was signed in, until its page opens or the session is known to be over. */
  requested: Pick<HTMLAnchorElement, 'pathname' | 'search'> | null
}

export const useNavigation = create<Navigation>(() => ({
  path: null,
  pending: false,
  topFirst: false,
  requested: null,
}))

/**
 * Calls a listener when another page is requested, and when it has opened. Not for the first page, whose events may come
 * after a press that was made before them. Returns a function that ends it.
 */
export const onLeave = (listener: () => void): (() => void) =>
  useNavigation.subscribe(({ path, pending }, before) => {
    const isRequested = pending && !before.pending
    const isOpened = before.path !== null && path !== before.path
    if (isRequested || isOpened) listener()
  })
