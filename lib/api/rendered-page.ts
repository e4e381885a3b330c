import 'server-only'
import { env } from '@/lib/env'

/**
 * Waits for the turn of a visitor to have a page rendered; a stored page is served at once. A storefront has no queues.
 * @param page the internal path
 * @throws ApiError BUSY if too many wait
 */
export async function awaitRender(page: string, forwardedFor: string): Promise<void> {
  if (!env.API_ORIGIN) await (await import('./local')).renderTurn(page, forwardedFor)
}
