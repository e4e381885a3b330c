'use client'

import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/lib/contract/error'
import { useCartCountSync } from './cart-count-sync'

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
function sharedClient(): QueryClient {
  if (typeof window === 'undefined') return createClient(Infinity)
  browserClient ??= createClient(HOUR_MS)
  return browserClient
}

export function QueryProvider({ state, children }: { state: DehydratedState; children: React.ReactNode }) {
  const [client] = useState(sharedClient)
  useCartCountSync(client)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
