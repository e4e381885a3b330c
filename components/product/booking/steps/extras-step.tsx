'use client'

import { Checkbox } from '@/components/ui/form/checkbox'
import { Price } from '@/components/ui/text/price'
import type { Option } from '@/lib/contract/option'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeExtra } from '../store/transitions'

function Extra({ code, name, price }: Option['extras'][number]) {
  const store = useBookingStore()
  const isSelected = useBooking((state) => viewOf(state).selection.extras.includes(code))
  return (
    <Checkbox
      checked={isSelected}
      onChange={({ target }) => store.setState((state) => changeExtra(state, code, target.checked))}
      aside={<Price value={price} className="text-ink" />}
    >
      {name}
    </Checkbox>
  )
}

/** Optional extras; none is preselected. */
export function ExtrasStep() {
  const extras = useBooking((state) => viewOf(state).option.extras)
  return (
    <div className="grid gap-1">
      {extras
        .filter(({ deposit }) => !deposit)
        .map((extra) => (
          <Extra key={extra.code} {...extra} />
        ))}
    </div>
  )
}
