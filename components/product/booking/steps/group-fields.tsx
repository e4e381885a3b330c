'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/select-field'
import { groupLimit } from '@/lib/domain/group-size'
import { maxPartySize, singlePeople } from '@/lib/domain/max-party-size'
import { useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeDetails } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const numberIn = (text: string) => (text === '' ? null : Number(text))

/** Party size and luggage of an option priced per group; never prefilled. */
export function GroupFields() {
  const t = useTranslations('booking.group')
  const store = useBookingStore()
  const { option, quantities, group } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return { option, quantities: selection.quantities, group: selection.bookingDetails.group }
  })
  const limit = groupLimit(option.units, quantities)
  if (!limit) return null
  const { people = null, bags = null } = group ?? {}
  const set = (change: { people?: number | null; bags?: number | null }) =>
    store.setState((state) => changeDetails(state, { group: { people, bags, ...change } }))
  const groups = option.units.filter(({ group }) => group)
  const most = maxPartySize(option.questions)
  const free = Math.max(1, most - singlePeople(quantities, groups))
  const max = Math.min(limit.people, free)
  const whole = max === limit.people
  const tooMany = people !== null && people > max
  const tooMuch = bags !== null && limit.bags !== null && bags > limit.bags
  return (
    <div className="mt-4 grid max-w-140 gap-4 sm:grid-cols-2">
      <SelectField
        label={t('people')}
        hint={whole ? t('hint', { max }) : t('most', { max: most })}
        error={!tooMany ? undefined : whole ? t('tooMany', { max }) : t('most', { max: most })}
        value={tooMany ? '' : (people ?? '')}
        onChange={({ target }) => set({ people: numberIn(target.value) })}
      >
        <option value="">{t('pick')}</option>
        {count(1, max).map((number) => (
          <option key={number} value={number}>
            {t('count', { people: number })}
          </option>
        ))}
      </SelectField>
      {limit.bags !== null && (
        <SelectField
          label={t('bags')}
          hint={t('bagsHint', { max: limit.bags })}
          error={tooMuch ? t('tooMuch', { max: limit.bags }) : undefined}
          value={tooMuch ? '' : (bags ?? '')}
          onChange={({ target }) => set({ bags: numberIn(target.value) })}
        >
          <option value="">{t('pick')}</option>
          {count(0, limit.bags).map((number) => (
            <option key={number} value={number}>
              {t('bagCount', { bags: number })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
