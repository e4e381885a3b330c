'use client'

import { useEffect, useState } from 'react'
import type { Option } from '@/lib/contract/catalog'
import { readDraftOf } from '@/stores/drafts'
import { type Choice, choiceBefore, startingChoice } from './choice'

const keyOf = (productId: string) => `choice:${productId}`

function stored(productId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId))
  } catch {
    return null
  }
}

function store(productId: string, choice: Choice): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(choice))
  } catch {
    // Storage may be full or refused; then a reload starts again.
  }
}

/**
 * The choice about a product; it outlives a reload and the way back. `alive` is false until the stored one has
 * been read, so that the first rendering equals the server's.
 */
export function useChoice(productId: string, options: Option[], first: Option) {
  const [choice, setChoice] = useState<Choice>(() => startingChoice(first))
  const [alive, setAlive] = useState(false)
  useEffect(() => {
    const before = choiceBefore(stored(productId), readDraftOf(productId)?.selection ?? null, options)
    if (before) setChoice(before)
    setAlive(true)
  }, [productId, options])
  const choose = (next: Choice) => {
    setChoice(next)
    // What the browser itself fills in while the page comes alive must not replace the stored choice.
    if (alive) store(productId, next)
  }
  return { choice, choose, alive }
}
