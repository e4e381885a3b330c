'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { PreferenceChoices } from './preference-choices'
import { QueryProvider } from './query-provider'

/** The choices with their query client, loaded together when opened. */
export function PreferencePanel({ state }: { state: DehydratedState }) {
  return (
    <QueryProvider state={state}>
      <PreferenceChoices />
    </QueryProvider>
  )
}
