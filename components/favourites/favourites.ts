import { isSignedInHint } from '@/components/account/session'
import { send } from '@/lib/api/browser'
import type {
  addFavourite,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '@/lib/contract/favourites'
import { MOST_FAVOURITES } from '@/lib/domain/favourites'
import { FAVOURITES, putFirst, readList, saveList } from '@/stores/local-list'

/** Whose favourites the device holds: an account's are forgotten at sign-out, so they are marked. */
const OWNED = 'favourites-owned'

function isOwned(): boolean {
  try {
    return localStorage.getItem(OWNED) !== null
  } catch {
    return false
  }
}

function markOwned(owned: boolean): void {
  try {
    if (owned) localStorage.setItem(OWNED, '1')
    else localStorage.removeItem(OWNED)
  } catch {
    // Nothing is kept where nothing can be stored.
  }
}

/**
 * Brings the device and the account together: what the device kept goes into the account at sign-in; what is the
 * account's leaves the device at sign-out.
 * @throws ApiError
 */
export async function syncFavourites(): Promise<void> {
  if (!isSignedInHint()) {
    if (isOwned()) {
      markOwned(false)
      saveList(FAVOURITES, [])
    }
    return
  }
  const here = isOwned() ? [] : readList(FAVOURITES).slice(0, MOST_FAVOURITES)
  const { data } =
    here.length > 0
      ? await send<typeof mergeFavourites>('PUT', '/api/favourites', { product_ids: here })
      : await send<typeof listFavourites>('GET', '/api/favourites', {})
  markOwned(true)
  saveList(FAVOURITES, data.product_ids)
}

/**
 * Marks a product, or takes the mark away: at once on the page, then in the account of whoever is signed in. What
 * the server refuses is taken back.
 * @throws ApiError
 */
export async function markFavourite(id: string, wanted: boolean): Promise<void> {
  const before = readList(FAVOURITES)
  saveList(
    FAVOURITES,
    wanted ? putFirst(before, id, MOST_FAVOURITES) : before.filter((other) => other !== id),
  )
  if (!isSignedInHint()) return
  try {
    if (wanted) await send<typeof addFavourite>('PUT', '/api/favourites/{id}', { id })
    else await send<typeof removeFavourite>('DELETE', '/api/favourites/{id}', { id })
    markOwned(true)
  } catch (error) {
    const now = readList(FAVOURITES)
    saveList(FAVOURITES, wanted ? now.filter((other) => other !== id) : putFirst(now, id, MOST_FAVOURITES))
    throw error
  }
}
