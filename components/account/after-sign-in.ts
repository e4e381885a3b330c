import { send } from '@/lib/api/browser'
import type { addToCart } from '@/lib/contract/cart'
import { clearDraft, readDraft, type SelectionDraft } from '@/stores/drafts'
import { hasPreviousPage } from './previous-page'

interface SignedInAt {
  /** In the pop-up, over the page that the visitor wants to stay on. */
  popup: boolean
  path(to: string): string
}

/** Puts what was chosen before signing in into the cart; answers where that leads. */
async function addDraft({ selection, path }: SelectionDraft): Promise<string> {
  clearDraft()
  try {
    await send<typeof addToCart>('POST', '/api/pd4/carts', selection)
    return '/cart'
  } catch {
    // Sold out or changed meanwhile: the product page says so and lets the visitor choose again.
    return path
  }
}

function goBack(): void {
  // Back within the same document would keep a page that was made for a stranger.
  window.addEventListener('popstate', () => window.location.reload(), { once: true })
  window.history.back()
}

/** Leaves the form, always by a full navigation: on with what was wanted, else back, else home. */
export async function leaveSignedIn({ popup, path }: SignedInAt): Promise<void> {
  const draft = readDraft()
  if (draft) window.location.assign(path(await addDraft(draft)))
  else if (popup) window.location.reload()
  else if (hasPreviousPage()) goBack()
  else window.location.assign(path('/'))
}
