import { CancelledError, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/contract/error'
import { cartCountKey, followCartCount } from './cart-count'
import { cartListQuery } from './cart-list'

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

/** Fetches the first page of the cart, which the cart page shows without another request. @throws ApiError */
export async function fetchCart(): Promise<void> {
  try {
    await tabClient().fetchInfiniteQuery({ ...cartListQuery, retry: false, networkMode: 'always' })
  } catch (error) {
    // A change of the cart or the end of the session has made the response obsolete.
    if (!(error instanceof CancelledError)) throw error
  }
}
