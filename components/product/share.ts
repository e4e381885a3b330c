import { showToast } from '@/stores/toasts'

/** Opens the device's share dialog for a URL. Dismissing the dialog is not an error. */
export async function shareAddress({ url, title }: DOMStringMap): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined)
}

/** Copies the URL of a button; messages come from the data attributes of `#strings`. */
export async function copyAddress(button: HTMLElement): Promise<void> {
  const { copied = '', notCopied = '' } = document.getElementById('strings')?.dataset ?? {}
  button.closest<HTMLElement>('[popover]')?.hidePopover?.()
  try {
    await navigator.clipboard.writeText(button.dataset.url ?? '')
    showToast({ title: copied })
  } catch {
    showToast({ title: notCopied, colour: 'warning' })
  }
}
