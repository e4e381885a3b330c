'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import type { Option } from '@/lib/contract/catalog'
import { todayIn } from '@/lib/domain/local-date'
import { readDraftOf } from '@/stores/drafts'
import { type Choice, choiceBefore, startingChoice, switchOption } from './choice'

const keyOf = (productId: string) => `choice:${productId}`

function stored(productId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId))
  } catch {
    return null
  }
}

/** Has the product's page open with a choice, or with as much of one as there is. */
export function keepChoice(productId: string, choice: Partial<Choice>): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(choice))
  } catch {
    // Storage may be full or refused; then a reload starts again.
  }
}

/** The option that the address asks for, e.g. from the page of data plans. */
function asked(options: Option[]): Option | undefined {
  const id = new URLSearchParams(window.location.search).get('option')
  return options.find((option) => option.id === id)
}

/**
 * The choice about a product; it outlives a reload and the way back, and an option may be asked for by the
 * address (`?option=`), as may dates (`?from=&to=`). `alive` is false until both have been read, so that the first rendering equals the
 * server's.
 */
export function useChoice(
  { id: productId, options, time_zone }: { id: string; options: Option[]; time_zone: string },
  first: Option,
) {
  const [choice, setChoice] = useState<Choice>(() => startingChoice(first))
  const [alive, setAlive] = useState(false)
  const arriving = useRef(true)
  useEffect(() => {
    const before = choiceBefore(stored(productId), readDraftOf(productId)?.selection ?? null, options)
    // Not again on the way back to a page that was kept: then what was chosen since counts.
    const option = arriving.current ? asked(options) : undefined
    const search = arriving.current ? window.location.search : ''
    arriving.current = false
    const next = option ? switchOption(before ?? startingChoice(option), option) : before
    if (next && option) keepChoice(productId, next)
    // Steps whose code is still on its way keep what the server drew, instead of vanishing until it has come.
    const begin = (datesFor?: (option: Option) => Partial<Choice> | null) =>
      startTransition(() => {
        setChoice((current) => {
          const settled = { ...current, ...next }
          const wanted = options.find(({ id }) => id === settled.optionId) ?? first
          return { ...settled, ...datesFor?.(wanted) }
        })
        setAlive(true)
      })
    if (!new URLSearchParams(search).has('from')) return begin()
    // Most arrive without dates. Nothing is chosen before they are there, so that they replace nobody's choice.
    void import('./asked-dates').then(
      ({ askedDates }) => begin((wanted) => askedDates(search, wanted, todayIn(time_zone))),
      () => begin(),
    )
  }, [productId, options, time_zone, first])
  const choose = (next: Choice) => {
    setChoice(next)
    // What the browser itself fills in while the page comes alive must not replace the stored choice.
    if (alive) keepChoice(productId, next)
  }
  return { choice, choose, alive }
}
