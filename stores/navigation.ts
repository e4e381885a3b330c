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
