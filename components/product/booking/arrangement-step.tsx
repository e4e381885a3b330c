'use client'

import { useTranslations } from 'next-intl'
import { languageName } from '@/components/cart/arrangement-words'
import { usePreferences } from '@/components/layout/preferences'
import { RadioCard } from '@/components/ui/radio-card'
import { SelectField } from '@/components/ui/select-field'
import type { ArrangementDraft } from '@/lib/domain/arrangement'
import { rulesOf } from './booking-product'
import { useBooking } from './booking-provider'

/** Every half hour of a day. */
const TIMES = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)

/** How goods are handed over: where and when to fetch them, or where they are sent. */
function HandoverFields({ set }: { set(change: ArrangementDraft): void }) {
  const t = useTranslations('booking.handover')
  const { choice, option, product } = useBooking()
  const { ways, dated } = rulesOf(option)
  const { handover } = choice.arrangement
  return (
    <div className="grid gap-3">
      {ways.map((way) => (
        <RadioCard
          key={way}
          name="handover"
          value={way}
          title={t(way)}
          checked={handover?.way === way}
          onChange={() => set({ handover: { way, ...(way === handover?.way && handover) } })}
        >
          {way === 'delivery' ? t('address') : (product.meeting?.name ?? t('place'))}
        </RadioCard>
      ))}
      {dated && handover?.way === 'pickup' && (
        <SelectField
          label={t('time')}
          hint={product.meeting?.directions}
          value={handover.time ?? ''}
          onChange={({ target }) =>
            set({ handover: { way: 'pickup', ...(target.value && { time: target.value }) } })
          }
        >
          <option value="">{t('pickTime')}</option>
          {TIMES.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

function GuideField({ set }: { set(change: ArrangementDraft): void }) {
  const t = useTranslations('booking.guide')
  const { locale } = usePreferences()
  const { choice, option } = useBooking()
  return (
    <SelectField
      label={t('language')}
      value={choice.arrangement.guide ?? option.guide_languages[0]}
      onChange={({ target }) => set({ guide: target.value })}
    >
      {option.guide_languages.map((code) => (
        <option key={code} value={code}>
          {languageName(code, locale)}
        </option>
      ))}
    </SelectField>
  )
}

/** What is arranged beside dates and quantities, as far as the option asks for it. */
export function ArrangementStep() {
  const { choice, option, update } = useBooking()
  const { ways, guides } = rulesOf(option)
  const set = (change: ArrangementDraft) => update({ arrangement: { ...choice.arrangement, ...change } })
  return (
    <div className="grid max-w-140 gap-5">
      {ways.length > 0 && <HandoverFields set={set} />}
      {guides.length > 0 && <GuideField set={set} />}
    </div>
  )
}
