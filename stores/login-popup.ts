import { create } from 'zustand'

/** The user whose session expired during an action, and a chosen image not saved yet. */
interface Interrupted {
  userId: string
  picture: File | null
}

interface LoginPopup {
  open: boolean
  /** Opened to add the saved selection to the cart. */
  forChoice: boolean
  /** The page below holds this user's input and resumes once they have signed in again. */
  interrupted: Interrupted | null
  /** URL that requires a session and was refused, before the page knew that it was signed out. */
  refused: string | null
  show(): void
  showAgain(interrupted: Interrupted): void
  showForChoice(): void
  showRefused(address: string): void
  hide(): void
}

const CLOSED = { open: false, forChoice: false, interrupted: null, refused: null }

export const useLoginPopup = create<LoginPopup>((set) => ({
  ...CLOSED,
  show: () => set({ ...CLOSED, open: true }),
  showAgain: (interrupted) => set({ ...CLOSED, open: true, interrupted }),
  showForChoice: () => set({ ...CLOSED, open: true, forChoice: true }),
  showRefused: (refused) => set({ ...CLOSED, open: true, refused }),
  hide: () => set(CLOSED),
}))
