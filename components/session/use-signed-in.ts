'use client'

import { useEffect, useState } from 'react'
import { useAuth } from '@/stores/auth'
import { isSignedInHint } from './session'

/** Whether the visitor is signed in; null until hydration. */
export function useSignedIn(): boolean | null {
  const [signedIn, setSignedIn] = useState<boolean | null>(null)
  useEffect(() => {
    const look = () => setSignedIn(isSignedInHint())
    look()
    return useAuth.subscribe(look)
  }, [])
  return signedIn
}
