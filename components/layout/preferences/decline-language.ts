import { deviceStorage } from '@/stores/browser-storage/storage'

/** Hides the offer of a language in this browser for good. */
export function declineLanguage(): void {
  deviceStorage.set('language-offer', 'declined')
  delete document.documentElement.dataset.offer
  document.getElementById('content')?.focus({ preventScroll: true })
}
