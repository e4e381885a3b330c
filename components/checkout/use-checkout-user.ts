import { useState } from 'react'
import type { User } from '@/lib/contract/auth'
import { useAuth } from '@/stores/auth'

interface Opener {
  user: User | null
  /** Changes with the user. */
  round: number
}

/** Returns the checkout's user; stays the same after the session ends, until another user signs in. */
export function useCheckoutUser(): Opener {
  const authUser = useAuth((state) => state.authUser)
  const [opener, setOpener] = useState<Opener>({ user: authUser, round: 0 })
  if (!authUser || authUser === opener.user) return opener
  const another = opener.user !== null && opener.user.id !== authUser.id
  const next = { user: authUser, round: opener.round + (another ? 1 : 0) }
  setOpener(next)
  return next
}
