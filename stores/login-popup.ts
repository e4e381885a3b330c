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
  show(): void
  showAgain(interrupted: Interrupted): void
  showForChoice(): void
  hide(): void
}

export const useLoginPopup = create<LoginPopup>((set) => ({
  open: false,
  forChoice: false,
  interrupted: null,
  show: () => set({ open: true, forChoice: false, interrupted: null }),
  showAgain: (interrupted) => set({ open: true, forChoice: false, interrupted }),
  showForChoice: () => set({ open: true, forChoice: true, interrupted: null }),
  hide: () => set({ open: false, forChoice: false, interrupted: null }),
}))
