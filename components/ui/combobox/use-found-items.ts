'use client'

import { useEffect, useRef, useState } from 'react'
import { type Find, findLater } from './later'
import { matching } from './matching'

/** Source of the items: a list, or a function that finds them for a text. */
export type ItemSource<Item> = readonly Item[] | Find<Item>

interface FoundItemsOptions<Item> {
  source: ItemSource<Item>
  typed: string
  isOpen: boolean
  textOf(item: Item): string
  /** Debounce in milliseconds. */
  wait: number
  /** Shorter texts are not looked up. */
  minLength: number
}

interface Found<Item> {
  typed: string | null
  items: readonly Item[]
  failed: boolean
}

/** Returns the items for the typed text. The previous items stay while new ones load. */
export function useFoundItems<Item>({
  source,
  typed,
  isOpen,
  textOf,
  wait,
  minLength,
}: FoundItemsOptions<Item>) {
  const [found, setFound] = useState<Found<Item>>({ typed: null, items: [], failed: false })
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  }, [source])
  const isList = typeof source !== 'function'
  const text = typed.trim()
  const tooShort = text.length < minLength
  const isLoading = !isList && isOpen && !tooShort && found.typed !== text

  useEffect(() => {
    const find = latest.current
    if (!isLoading || typeof find !== 'function') return
    return findLater(find, text, text ? wait : 0, {
      found: (items) => setFound({ typed: text, items, failed: false }),
      failed: () => setFound({ typed: text, items: [], failed: true }),
    })
  }, [isLoading, text, wait])

  if (typeof source !== 'function')
    return { items: matching(source, typed, textOf), isLoading: false, failed: false, retry: () => undefined }
  return {
    items: tooShort ? [] : found.items,
    isLoading,
    failed: found.failed && found.typed === text,
    retry: () => setFound({ typed: null, items: [], failed: false }),
  }
}
