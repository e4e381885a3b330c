import { isSignedInHint } from '@/components/account/session'
import { send } from '@/lib/api/browser'
import { forgetKept, keptBy } from '@/lib/api/offline-cache'
import type { keptVouchers } from '@/lib/contract/offline-vouchers'
import { useAuth } from '@/stores/auth'
import type { Shop } from './frame'
import { keptPages } from './saved-pages'
import { KEPT_LIST, keptOrderPath } from './saved-paths'
import { OFFLINE_HEADERS } from './offline-headers'
import { startOffline } from './start-offline'

const DAY_MS = 86_400_000
/** Header of a kept page that says when it was made. */
const KEPT_AT = 'x-kept-at'

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
    if (!pages.has(order ? keptOrderPath(order) : path)) await cache.delete(request)
  }
}

/** Whether the device's vouchers were read within the last day. */
export async function keptToday(): Promise<boolean> {
  const at = (await caches.match(KEPT_LIST))?.headers.get(KEPT_AT)
  return at !== undefined && at !== null && Date.now() - Date.parse(at) < DAY_MS
}

/** Whether a page of an order is on the device. */
export async function isKept(orderId: string): Promise<boolean> {
  return (await caches.match(keptOrderPath(orderId))) !== undefined
}

/**
 * Keeps the vouchers of who is signed in on this device: of what is ahead, and of one order.
 * @param paper path of a paper that is to be kept besides
 * @throws ApiError
 */
export async function keepVouchers(shop: Shop, orderId?: string, paper?: string): Promise<void> {
  if ((await startOffline()) === null || !isSignedInHint()) return
  const { data } = await send<typeof keptVouchers>('GET', '/api/kept-vouchers', { order: orderId })
  const file = paper ? await fetch(`${paper}?locale=${shop.locale}`) : null
  if (!isHere(data.owner)) return
  await forgetKept(data.owner)
  const cache = await caches.open(keptBy(data.owner))
  if (paper && file?.ok) await cache.put(paper, file)
  const papers = new Set((await cache.keys()).map(pathOf).filter((path) => path.endsWith('.pdf')))
  const pages = keptPages(data, papers, shop)
  await tidy(cache, pages)
  for (const [path, page] of pages)
    await cache.put(path, new Response(page, { headers: { ...OFFLINE_HEADERS, [KEPT_AT]: data.at } }))
  // Somebody may have signed out in another tab meanwhile, before there was anything to take away.
  if (!isHere(data.owner) || pages.size === 0) await forgetKept()
}
