'use client'

import { useEffect, useState } from 'react'
import { isSignedInHint } from '@/components/account/session'
import { useAuth } from '@/stores/auth'

/** Whether somebody is signed in; null until the page has come alive. */
export function useSignedIn(): boolean | null {
  const [signedIn, setSignedIn] = useState<boolean | null>(null)
  useEffect(() => {
    const look = () => setSignedIn(isSignedInHint())
    look()
    return useAuth.subscribe(look)
  }, [])
  return signedIn
}
