'use client'

import { useEffect, useState } from 'react'
import { onListChange, putFirst, readList, SEARCHES, saveList } from '@/stores/local-list'

const MAX_SEARCHES = 6

/**
 * Returns the recent searches on this device, newest first, and a function to add one, or clear all (null).
 */
export function useRecentSearches(): [recent: string[], remember: (text: string | null) => void] {
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => {
    const read = () => setRecent(readList(SEARCHES).slice(0, MAX_SEARCHES))
    read()
    return onListChange(SEARCHES, read)
  }, [])
  const remember = (text: string | null) =>
    saveList(SEARCHES, text === null ? [] : putFirst(readList(SEARCHES), text, MAX_SEARCHES))
  return [recent, remember]
}
