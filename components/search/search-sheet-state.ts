import { create } from 'zustand'

interface SearchSheet {
  open: boolean
  /** Text of its field, retained while the sheet is closed. */
  text: string
  show(text?: string): void
  hide(): void
}

/** The search as a sheet over the page, for screens without room for a field in the header. */
export const useSearchSheet = create<SearchSheet>((set) => ({
  open: false,
  text: '',
  show: (text) => set(text === undefined ? { open: true } : { open: true, text }),
  hide: () => set({ open: false }),
}))
