import { create } from 'zustand'

interface LoginPopup {
  open: boolean
  show(): void
  hide(): void
}

export const useLoginPopup = create<LoginPopup>((set) => ({
  open: false,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}))
