import { create } from 'zustand'

interface Navigation {
  /** Path of the page without its language prefix; null before hydration. */
  path: string | null
  /** A requested page is still loading. */
  pending: boolean
}

export const useNavigation = create<Navigation>(() => ({ path: null, pending: false }))
