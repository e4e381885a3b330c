import 'server-only'
import { env } from '@/lib/env'

/**
 * Waits for the turn of a visitor to get a page that names a path which does not exist. A storefront has no queues.
 * @throws ApiError BUSY if too many of the network wait
 */
export async function awaitMissingPage(forwardedFor: string): Promise<void> {
  if (!env.API_ORIGIN) await (await import('./local')).missingPageTurn(forwardedFor)
}
