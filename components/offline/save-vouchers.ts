import { isSignedInHint } from '@/components/account/session'
import { send } from '@/lib/api/browser'
import { clearSaved, savedBy } from '@/lib/api/offline-cache'
import type { offlineVouchers } from '@/lib/contract/offline-vouchers'
import { useAuth } from '@/stores/auth'
import type { Shop } from './frame'
import { OFFLINE_HEADERS } from './offline-headers'
import { savedPages } from './saved-pages'
import { SAVED_LIST, savedOrderPath } from './saved-paths'
import { startOffline } from './start-offline'

const DAY_MS = 86_400_000
/** Header of a kept page that says when it was made. */
const SAVED_AT = 'x-kept-at'

const pathOf = ({ url }: Request) => new URL(url).pathname

/** Whether an account is still the one that is signed in here, as far as the page can know. */
function isHere(owner: string): boolean {
  const { authUser } = useAuth.getState()
  return isSignedInHint() && (authUser === null || authUser.id === owner)
}

/** Papers of orders that are kept stay; pages are written anew. */
async function tidy(cache: Cache, pages: ReadonlyMap<string, string>): Promise<void> {
  for (const request of await cache.keys()) {
    const path = pathOf(request)
    const order = /^\/api\/orders\/([^/]+)\//.exec(path)?.[1]
    if (!pages.has(order ? savedOrderPath(order) : path)) await cache.delete(request)
  }
}

/** Whether the device's vouchers were read within the last day. */
export async function savedToday(): Promise<boolean> {
  const at = (await caches.match(SAVED_LIST))?.headers.get(SAVED_AT)
  return at !== undefined && at !== null && Date.now() - Date.parse(at) < DAY_MS
}

/** Whether a page of an order is on the device. */
export async function isSaved(orderId: string): Promise<boolean> {
  return (await caches.match(savedOrderPath(orderId))) !== undefined
}

/**
 * Keeps the vouchers of who is signed in on this device: of what is ahead, and of one order.
 * @param paper path of a paper that is to be kept besides
 * @throws ApiError
 */
export async function saveVouchers(shop: Shop, orderId?: string, paper?: string): Promise<void> {
  if ((await startOffline()) === null || !isSignedInHint()) return
  const { data } = await send<typeof offlineVouchers>('GET', '/api/vouchers/offline', { order: orderId })
  const file = paper ? await fetch(`${paper}?locale=${shop.locale}`) : null
  if (!isHere(data.owner)) return
  await clearSaved(data.owner)
  const cache = await caches.open(savedBy(data.owner))
  if (paper && file?.ok) await cache.put(paper, file)
  const papers = new Set((await cache.keys()).map(pathOf).filter((path) => path.endsWith('.pdf')))
  const pages = savedPages(data, papers, shop)
  await tidy(cache, pages)
  for (const [path, page] of pages)
    await cache.put(path, new Response(page, { headers: { ...OFFLINE_HEADERS, [SAVED_AT]: data.at } }))
  // Somebody may have signed out in another tab meanwhile, before there was anything to take away.
  if (!isHere(data.owner) || pages.size === 0) await clearSaved()
}
