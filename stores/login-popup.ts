import { create } from 'zustand'

/** The user whose session expired during an action, and a chosen image not saved yet. */
interface Interrupted {
  userId: string
  image: File | null
}

interface LoginPopup {
  open: boolean
  /** Opened to add the saved selection to the cart. */
  forChoice: boolean
  /** The page below holds this user's input and resumes once they have signed in again. */
  interrupted: Interrupted | null
  /** Where sign-in leads, instead of back. */
  target: string | null
  /** The target was refused, before the page knew that it was signed out. */
  refused: boolean
  show(): void
  /** Opens it for a page that requires a session. */
  showFor(target: string): void
  /** @param target the page below, which opens again if another user signs in */
  showAgain(interrupted: Interrupted, target: string): void
  showForChoice(): void
  showRefused(target: string): void
  hide(): void
}

const CLOSED = { open: false, forChoice: false, interrupted: null, target: null, refused: false }

export const useLoginPopup = create<LoginPopup>((set) => ({
  ...CLOSED,
  show: () => set({ ...CLOSED, open: true }),
  showFor: (target) => set({ ...CLOSED, open: true, target }),
  showAgain: (interrupted, target) => set({ ...CLOSED, open: true, interrupted, target }),
  showForChoice: () => set({ ...CLOSED, open: true, forChoice: true }),
  showRefused: (target) => set({ ...CLOSED, open: true, target, refused: true }),
  hide: () => set(CLOSED),
}))
