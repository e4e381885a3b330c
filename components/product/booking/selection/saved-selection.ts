import { tabStorage } from '@/stores/browser-storage/storage'
import type { SelectionDraft } from './selection-draft'

/** Returns the selection of a product saved in this tab. */
export function readSelection(productId: string): string | null {
  return tabStorage.get(`choice:${productId}`)
}

/** Saves a selection, complete or partial, for the product's page. */
export function saveSelection(productId: string, selection: Partial<SelectionDraft>): void {
  tabStorage.save(`choice:${productId}`, selection)
}
