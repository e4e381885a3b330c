import { create } from 'zustand'

interface PreferenceSheet {
  open: boolean
  setOpen(open: boolean): void
}

/** The sheet of language, currency and theme, which the top bar, the footer and the phone's menu open. */
export const usePreferenceSheet = create<PreferenceSheet>((set) => ({
  open: false,
  setOpen: (open) => set({ open }),
}))
