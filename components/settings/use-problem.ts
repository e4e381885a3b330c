import { useEffect, useState } from 'react'
import { useAuth } from '@/stores/auth'

/** The error message of a form; cleared on the next sign-in, as the session had ended. */
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
