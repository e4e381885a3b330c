import { isSignedInHint } from '@/components/session/session'
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
/** Header of a saved page: when its data was fetched. */
const SAVED_AT = 'x-kept-at'

const pathOf = ({ url }: Request) => new URL(url).pathname

/** Whether an account is still signed in on this device, as far as the page knows. */
function isHere(owner: string): boolean {
  const { authUser } = useAuth.getState()
  return isSignedInHint() && (authUser === null || authUser.id === owner)
}

/** Deletes pages and PDFs of orders that are no longer saved; other PDFs stay, pages are rewritten. */
async function prune(cache: Cache, pages: ReadonlyMap<string, string>): Promise<void> {
  for (const request of await cache.keys()) {
    const path = pathOf(request)
    const order = /^\/api\/orders\/([^/]+)\//.exec(path)?.[1]
    if (!pages.has(order ? savedOrderPath(order) : path)) await cache.delete(request)
  }
}

/** Whether the saved vouchers were fetched within the last day. */
export async function savedToday(): Promise<boolean> {
  const at = (await caches.match(SAVED_LIST))?.headers.get(SAVED_AT)
  return at !== undefined && at !== null && Date.now() - Date.parse(at) < DAY_MS
}

/** Whether an order is saved on the device. */
export async function isSaved(orderId: string): Promise<boolean> {
  return (await caches.match(savedOrderPath(orderId))) !== undefined
}

/**
 * Saves the signed-in user's vouchers on the device: upcoming bookings, and one order if given.
 * @param pdf path of a voucher PDF to save as well
 * @throws ApiError
 */
export async function saveVouchers(shop: Shop, orderId?: string, pdf?: string): Promise<void> {
  if ((await startOffline()) === null || !isSignedInHint()) return
  const { data } = await send<typeof offlineVouchers>('GET', '/api/vouchers/offline', { order: orderId })
  const file = pdf ? await fetch(`${pdf}?locale=${shop.locale}`) : null
  if (!isHere(data.owner)) return
  await clearSaved(data.owner)
  const cache = await caches.open(savedBy(data.owner))
  if (pdf && file?.ok) await cache.put(pdf, file)
  const pdfs = new Set((await cache.keys()).map(pathOf).filter((path) => path.endsWith('.pdf')))
  const pages = savedPages(data, pdfs, shop)
  await prune(cache, pages)
  for (const [path, page] of pages)
    await cache.put(path, new Response(page, { headers: { ...OFFLINE_HEADERS, [SAVED_AT]: data.at } }))
  // The user may have signed out in another tab meanwhile, before there was anything to clear.
  if (!isHere(data.owner) || pages.size === 0) await clearSaved()
}
