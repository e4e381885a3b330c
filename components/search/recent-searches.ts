'use client'

import { useEffect, useState } from 'react'
import { onListChange, putFirst, readList, SEARCHES, saveList } from '@/stores/local-list'

const MOST = 6

/** What was searched for on this device, newest first, and how to add to it, or with null to forget all of it. */
export function useRecentSearches(): [recent: string[], remember: (text: string | null) => void] {
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => {
    const read = () => setRecent(readList(SEARCHES).slice(0, MOST))
    read()
    return onListChange(SEARCHES, read)
  }, [])
  const remember = (text: string | null) =>
    saveList(SEARCHES, text === null ? [] : putFirst(readList(SEARCHES), text, MOST))
  return [recent, remember]
}
