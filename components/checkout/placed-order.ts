import { tabStorage } from '@/stores/browser-storage/storage'

/** Saves the last placed order in the tab, for a return from the bank's page. */
export function savePlacedOrder(id: string): void {
  tabStorage.set('placed-order', id)
}

/** Returns the id of the last order placed in this tab. */
export function readPlacedOrder(): string | null {
  return tabStorage.get('placed-order')
}
