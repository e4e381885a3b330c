import { showToast } from '@/stores/toasts'

/** Opens the device's share dialog for a URL. Dismissing the dialog is not an error. */
export async function shareAddress({ url, title }: DOMStringMap): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined)
}

export async function copyAddress(
  button: HTMLElement,
  messages: { copied: string; failed: string },
): Promise<void> {
  button.closest<HTMLElement>('[popover]')?.hidePopover()
  try {
    await navigator.clipboard.writeText(button.dataset.url ?? '')
    showToast({ title: messages.copied })
  } catch {
    showToast({ title: messages.failed, colour: 'warning' })
  }
}
