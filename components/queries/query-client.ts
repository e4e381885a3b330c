import { QueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { cartCountKey, followCartCount } from './cart-count'

const HOUR_MS = 3_600_000

/** Retries only network failures; a server response is final. */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status !== 0)
}

function createClient(gcTime: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: HOUR_MS, gcTime, refetchOnWindowFocus: false, retry },
      // Without a network a mutation fails at once instead of resuming later.
      mutations: { networkMode: 'always' },
    },
  })
}

let browserClient: QueryClient | undefined

/** One client per tab; on the server one per render, without gc timers that would retain it. */
export function tabClient(): QueryClient {
  if (typeof window === 'undefined') return createClient(Infinity)
  if (!browserClient) {
    browserClient = createClient(HOUR_MS)
    // The badge is no observer, and is shown as long as the tab is open.
    browserClient.setQueryDefaults(cartCountKey, { gcTime: Infinity })
    followCartCount(browserClient)
  }
  return browserClient
}

/** Shows the number of cart items that a change of the cart returned. */
export function showCartCount(count: number): void {
  tabClient().setQueryData(cartCountKey, count)
}

/** Fetches the number of cart items. @throws ApiError */
export async function fetchCartCount(): Promise<void> {
  const { data } = await send<typeof listCart>('GET', '/api/pd4/carts', { page: 1, limit: 1 })
  showCartCount(data.meta.total)
}
