import { isSignedInHint } from '@/components/session/session'
import { send } from '@/lib/api/browser'
import type {
  addFavourite,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '@/lib/contract/favourites'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { deviceStorage } from '@/stores/browser-storage/storage'
import { FAVOURITES, putFirst, readList, saveList } from '@/stores/local-list'

/** The stored list belongs to an account, so that sign-out clears it. */
function isOwned(): boolean {
  return deviceStorage.get('favourites-owned') !== null
}

function markOwned(owned: boolean): void {
  deviceStorage.set('favourites-owned', owned ? '1' : null)
}

/**
 * Syncs the device with the account: sign-in merges the device's favourites into the account, sign-out
 * removes the account's favourites from the device.
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
  const local = isOwned() ? [] : readList(FAVOURITES).slice(0, MAX_FAVOURITES)
  const { data } =
    local.length > 0
      ? await send<typeof mergeFavourites>('PUT', '/api/favourites', { product_ids: local })
      : await send<typeof listFavourites>('GET', '/api/favourites', {})
  markOwned(true)
  saveList(FAVOURITES, data.product_ids)
}

/**
 * Adds or removes a favourite: at once on the page, then in the account of a signed-in visitor. Reverts the
 * change if the request fails.
 * @throws ApiError
 */
export async function markFavourite(id: string, marked: boolean): Promise<void> {
  const before = readList(FAVOURITES)
  saveList(FAVOURITES, marked ? putFirst(before, id, MAX_FAVOURITES) : before.filter((other) => other !== id))
  if (!isSignedInHint()) return
  try {
    if (marked) await send<typeof addFavourite>('PUT', '/api/favourites/{id}', { id })
    else await send<typeof removeFavourite>('DELETE', '/api/favourites/{id}', { id })
    markOwned(true)
  } catch (error) {
    const now = readList(FAVOURITES)
    saveList(FAVOURITES, marked ? now.filter((other) => other !== id) : putFirst(now, id, MAX_FAVOURITES))
    throw error
  }
}
