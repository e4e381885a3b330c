'use client'

import { startTransition, useEffect, useRef } from 'react'
import { errorOf } from '@/components/cart/add-saved-selection'
import type { Option } from '@/lib/contract/catalog'
import { todayIn } from '@/lib/domain/local-date'
import { readDraftOf } from '@/stores/drafts'
import { AvailabilityLoader } from './availability-loader'
import { type Panel, usePanel } from './booking-panel'
import { wantedMonths } from './required-months'
import { savedSelection, saveSelection } from './saved-selection'
import { type Choice, choiceBefore, startingChoice, switchOption } from './selection-draft'

/** The option that the address asks for, e.g. from the page of data plans. */
function asked(options: Option[]): Option | undefined {
  const id = new URLSearchParams(window.location.search).get('option')
  return options.find((option) => option.id === id)
}

/**
 * Reads what was chosen before; it outlives a reload and the way back, and an option may be asked for by the
 * address (`?option=`), as may dates (`?from=&to=`). Only then is the panel alive, so that the first rendering equals
 * the server's.
 */
function useChoiceBefore({ product, first, setChosen, setAlive }: Panel) {
  const { id: productId, options, time_zone } = product
  const arriving = useRef(true)
  useEffect(() => {
    const before = choiceBefore(savedSelection(productId), readDraftOf(productId)?.selection ?? null, options)
    // Not again on the way back to a page that was kept: then what was chosen since counts.
    const option = arriving.current ? asked(options) : undefined
    const search = arriving.current ? window.location.search : ''
    arriving.current = false
    const next = option ? switchOption(before ?? startingChoice(option), option) : before
    if (next && option) saveSelection(productId, next)
    // Steps whose code is still on its way keep what the server drew, instead of vanishing until it has come.
    const begin = (datesFor?: (option: Option) => Partial<Choice> | null) =>
      startTransition(() => {
        setChosen((current) => {
          const settled = { ...(current ?? startingChoice(first)), ...next }
          const wanted = options.find(({ id }) => id === settled.optionId) ?? first
          return { ...settled, ...datesFor?.(wanted) }
        })
        setAlive(true)
      })
    if (!new URLSearchParams(search).has('from')) return begin()
    // Most arrive without dates. Nothing is chosen before they are there, so that they replace nobody's choice.
    void import('./dates-from-url').then(
      ({ datesFromUrl }) => begin((wanted) => datesFromUrl(search, wanted, todayIn(time_zone))),
      () => begin(),
    )
  }, [productId, options, time_zone, first, setChosen, setAlive])
}

/** Says why what was chosen before signing in could not be put into the cart then. */
function useRefusedBefore({ product, setSale }: Panel) {
  useEffect(() => {
    const refused = readDraftOf(product.id)?.problem
    if (!refused) return
    // Steps whose code is still on its way keep what the server drew.
    startTransition(() =>
      setSale((sale) => ({ ...sale, problem: errorOf(refused), newTotal: refused.total })),
    )
  }, [product.id, setSale])
}

/** What happens in a panel once for all of its parts: what was chosen before is read, and places are loaded. */
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
      wanted={wantedMonths(product.options, choice, visible, visibleBack)}
      report={report}
      control={setControl}
    />
  )
}
