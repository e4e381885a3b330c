'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Checkbox } from '@/components/ui/checkbox'
import { Price } from '@/components/ui/price'
import { useBooking } from './booking-provider'

/** What can be added; nothing is ticked for anybody. */
export function ExtrasStep() {
  const t = useTranslations('booking')
  const { choice, option, update } = useBooking()
  const toggle = (code: string, wanted: boolean) => {
    const others = choice.extras.filter((other) => other !== code)
    update({ extras: wanted ? [...others, code] : others })
  }
  return (
    <div className="grid gap-1">
      {option.extras.map(({ code, name, price, deposit }) => (
        <Checkbox
          key={code}
          checked={choice.extras.includes(code)}
          onChange={(event) => toggle(code, event.target.checked)}
          aside={<Price value={price} className="text-ink" />}
        >
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {name}
            {deposit && <Badge>{t('deposit')}</Badge>}
          </span>
        </Checkbox>
      ))}
    </div>
  )
}
