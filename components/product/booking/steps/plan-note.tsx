'use client'

import { useTranslations } from 'next-intl'
import { DeviceSearch } from '@/components/esim/device-search'
import type { DataPlan } from '@/components/esim/esim-view'
import { planLines } from '@/components/esim/plan-lines'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion'
import { factsOf } from '@/lib/domain/locale'
import { formatList } from '@/lib/i18n/format'
import { useBooking } from '../store/booking-store'

/** Features and coverage of the chosen plan, and whether the buyer's phone supports it. */
export function PlanNote({ plan }: { plan: DataPlan }) {
  const t = useTranslations('booking.plan')
  const planText = useTranslations('esim.plan')
  const devices = useTranslations('esim.devices')
  const { locale } = usePreferences()
  const isEsim = useBooking(({ product }) => product.vertical === 'esim')
  const regions = new Intl.DisplayNames([locale], { type: 'region', style: 'short' })
  const countries = plan.countries.map((code) => regions.of(code) ?? code)
  return (
    <div className="mt-4 grid gap-4">
      <section aria-label={t('title')} className="grid gap-4 rounded-12 bg-bg-2 px-4 py-3.5 text-14">
        <ul className="grid gap-1.5">
          {planLines(plan, planText).map(({ good, text }) => (
            <li key={text} className="flex gap-2">
              <Icon name={good ? 'check' : 'x'} className={good ? 'mt-0.5 text-ok' : 'mt-0.5 text-ink-3'} />
              {text}
            </li>
          ))}
        </ul>
        <dl className="grid gap-3">
          <div className="grid gap-0.5">
            <dt className="text-13 text-ink-3">{t('where')}</dt>
            {/* The browser may name a country differently than the server. */}
            <dd suppressHydrationWarning>{formatList(countries, locale)}</dd>
          </div>
          {plan.networks.length > 0 && (
            <div className="grid gap-0.5">
              <dt className="text-13 text-ink-3">{t('networks')}</dt>
              <dd>{plan.networks.join(factsOf(locale).nameSeparator)}</dd>
            </div>
          )}
        </dl>
      </section>
      {isEsim && (
        <Accordion>
          <AccordionItem title={t('check')}>
            <div className="grid gap-4">
              <p>{devices('line')}</p>
              <DeviceSearch />
              <p>{devices('caution')}</p>
            </div>
          </AccordionItem>
        </Accordion>
      )}
    </div>
  )
}
