import { showToast } from '@/stores/toasts'

/** Hands an address to the device's own way to share. Who closes it again has shared nothing, which is no error. */
export async function shareAddress({ url, title }: DOMStringMap): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined)
}

export async function copyAddress(
  button: HTMLElement,
  words: { copied: string; failed: string },
): Promise<void> {
  button.closest<HTMLElement>('[popover]')?.hidePopover()
  try {
    await navigator.clipboard.writeText(button.dataset.url ?? '')
    showToast({ title: words.copied })
  } catch {
    showToast({ title: words.failed, colour: 'warning' })
  }
}
