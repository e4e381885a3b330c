import { create } from 'zustand'

/** Who was at something when the session ran out, and the picture that was chosen and not saved. */
interface Interrupted {
  userId: string
  picture: File | null
}

interface LoginPopup {
  open: boolean
  /** It was opened to put the waiting choice into the cart. */
  forChoice: boolean
  /** The page below holds what this person has typed: with them signed in again, it goes on. */
  interrupted: Interrupted | null
  /** Address that was not opened to anybody signed out, which the page did not know yet. */
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
