'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { tabClient } from './query-client'

export function QueryProvider({ state, children }: { state: DehydratedState; children: React.ReactNode }) {
  const [client] = useState(tabClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
