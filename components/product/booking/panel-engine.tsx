'use client'

import { startTransition, useEffect, useRef } from 'react'
import { errorOf } from '@/components/cart/add-saved-selection'
import type { Option } from '@/lib/contract/catalog'
import { todayIn } from '@/lib/domain/local-date'
import { readDraftOf } from '@/stores/drafts'
import { AvailabilityLoader } from './availability-loader'
import { type Panel, usePanel } from './booking-panel'
import { requiredMonths } from './required-months'
import { readSelection, saveSelection } from './saved-selection'
import { choiceBefore, type SelectionDraft, startingChoice, switchOption } from './selection-draft'

/** Returns the option named in the URL, e.g. by a link of the eSIM page. */
function asked(options: Option[]): Option | undefined {
  const id = new URLSearchParams(window.location.search).get('option')
  return options.find((option) => option.id === id)
}

/**
 * Restores the saved selection, which survives a reload and back navigation; the URL may name an option
 * (`?option=`) and dates (`?from=&to=`). The panel becomes interactive only then, so that the first render
 * matches the server's.
 */
function useChoiceBefore({ product, first, setChosen, setAlive }: Panel) {
  const { id: productId, options, time_zone } = product
  const arriving = useRef(true)
  useEffect(() => {
    const before = choiceBefore(readSelection(productId), readDraftOf(productId)?.selection ?? null, options)
    // Not again on return to a cached page, where the selection made since then takes precedence.
    const option = arriving.current ? asked(options) : undefined
    const search = arriving.current ? window.location.search : ''
    arriving.current = false
    const next = option ? switchOption(before ?? startingChoice(option), option) : before
    if (next && option) saveSelection(productId, next)
    // As a transition: steps whose code is still loading keep the server's HTML instead of disappearing.
    const begin = (datesFor?: (option: Option) => Partial<SelectionDraft> | null) =>
      startTransition(() => {
        setChosen((current) => {
          const settled = { ...(current ?? startingChoice(first)), ...next }
          const wanted = options.find(({ id }) => id === settled.optionId) ?? first
          return { ...settled, ...datesFor?.(wanted) }
        })
        setAlive(true)
      })
    if (!new URLSearchParams(search).has('from')) return begin()
    // Loaded only for URLs with dates. Interaction waits for it, so that no choice is overwritten.
    void import('./dates-from-url').then(
      ({ datesFromUrl }) => begin((wanted) => datesFromUrl(search, wanted, todayIn(time_zone))),
      () => begin(),
    )
  }, [productId, options, time_zone, first, setChosen, setAlive])
}

/** Shows why the selection made before sign-in could not be added to the cart. */
function useRefusedBefore({ product, setSale }: Panel) {
  useEffect(() => {
    const refused = readDraftOf(product.id)?.problem
    if (!refused) return
    // As a transition: steps whose code is still loading keep the server's HTML.
    startTransition(() =>
      setSale((sale) => ({ ...sale, problem: errorOf(refused), newTotal: refused.total })),
    )
  }, [product.id, setSale])
}

/** Runs once per panel for all of its parts: restores the saved selection and loads availability. */
export function PanelEngine() {
  const panel = usePanel()
  useChoiceBefore(panel)
  useRefusedBefore(panel)
  const { product, first, chosen, alive, visible, visibleBack, report, setControl } = panel
  if (!alive) return null
  const choice = chosen ?? startingChoice(first)
  return (
    <AvailabilityLoader
      product={product}
      wanted={requiredMonths(product.options, choice, visible, visibleBack)}
      report={report}
      control={setControl}
    />
  )
}
