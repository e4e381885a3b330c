'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/select-field'
import { groupLimit } from '@/lib/domain/group-size'
import { useBooking } from './booking-context'

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const told = (text: string) => (text === '' ? null : Number(text))

/** How many come, and with how much luggage, where one price is paid for the whole group; asked, never guessed. */
export function GroupFields() {
  const t = useTranslations('booking.group')
  const { choice, option, update } = useBooking()
  const limit = groupLimit(option.units, choice.quantities)
  if (!limit) return null
  const { people = null, bags = null } = choice.arrangement.group ?? {}
  const set = (change: { people?: number | null; bags?: number | null }) =>
    update({ arrangement: { ...choice.arrangement, group: { people, bags, ...change } } })
  const tooMany = people !== null && people > limit.people
  const tooMuch = bags !== null && limit.bags !== null && bags > limit.bags
  return (
    <div className="mt-4 grid max-w-140 gap-4 sm:grid-cols-2">
      <SelectField
        label={t('people')}
        hint={t('hint', { max: limit.people })}
        error={tooMany ? t('tooMany', { max: limit.people }) : undefined}
        value={tooMany ? '' : (people ?? '')}
        onChange={({ target }) => set({ people: told(target.value) })}
      >
        <option value="">{t('pick')}</option>
        {count(1, limit.people).map((number) => (
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
          onChange={({ target }) => set({ bags: told(target.value) })}
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
