import { useState } from 'react'
import { ApiError } from '@/lib/contract/error'

/**
 * For changes that a recent sign-in confirms: those of an account without a password, or with two-step verification.
 * `repeat` is the change that waits for a new one.
 */
export function useSignInAgain() {
  const [waiting, setWaiting] = useState<{ run(): unknown } | null>(null)
  return {
    repeat: waiting?.run ?? null,
    /** Makes a change. If the last sign-in is too long ago, `run` waits for the next one. */
    async attempt<Result>(change: () => Promise<Result>, run: () => unknown): Promise<Result | null> {
      try {
        return await change()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SIGN_IN_AGAIN') throw error
        setWaiting({ run })
        return null
      }
    },
    done: () => setWaiting(null),
  }
}
