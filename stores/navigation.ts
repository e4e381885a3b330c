import { create } from 'zustand'

interface Navigation {
  /** Path of the page without its language prefix; null before the page has come alive. */
  path: string | null
  /** A page has been asked for and is not there yet. */
  pending: boolean
}

export const useNavigation = create<Navigation>(() => ({ path: null, pending: false }))
