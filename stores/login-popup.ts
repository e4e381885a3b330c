import { create } from 'zustand'

interface LoginPopup {
  open: boolean
  /** It was opened to put the waiting choice into the cart. */
  forChoice: boolean
  show(): void
  showForChoice(): void
  hide(): void
}

export const useLoginPopup = create<LoginPopup>((set) => ({
  open: false,
  forChoice: false,
  show: () => set({ open: true, forChoice: false }),
  showForChoice: () => set({ open: true, forChoice: true }),
  hide: () => set({ open: false, forChoice: false }),
}))
