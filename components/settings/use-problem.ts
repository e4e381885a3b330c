import { useEffect, useState } from 'react'
import { useAuth } from '@/stores/auth'

/** What went wrong, in words; gone once somebody is signed in again, as it was the session that had ended. */
export function useProblem() {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(
    () =>
      useAuth.subscribe((now, before) => {
        if (now.authUser && !before.authUser) setProblem(null)
      }),
    [],
  )
  return [problem, setProblem] as const
}
