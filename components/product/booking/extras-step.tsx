'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { Price } from '@/components/ui/price'
import { useBooking } from './booking-context'

/** Optional extras; none is preselected. */
export function ExtrasStep() {
  const { choice, option, update } = useBooking()
  const toggle = (code: string, wanted: boolean) => {
    const others = choice.extras.filter((other) => other !== code)
    update({ extras: wanted ? [...others, code] : others })
  }
  return (
    <div className="grid gap-1">
      {option.extras
        .filter(({ deposit }) => !deposit)
        .map(({ code, name, price }) => (
          <Checkbox
            key={code}
            checked={choice.extras.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
            aside={<Price value={price} className="text-ink" />}
          >
            {name}
          </Checkbox>
        ))}
    </div>
  )
}
