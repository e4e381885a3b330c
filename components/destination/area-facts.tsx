import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { Icon } from '@/components/ui/media/icon'
import type { AreaGuide } from '@/lib/contract/area-guide'
import type { Locale } from '@/lib/domain/locale'
import { currentPage } from '@/lib/i18n/current-page'
import { formatList } from '@/lib/i18n/format'
import type { IconName } from '@/lib/icons/icon-names'
import { LocalTime } from './local-time'
import { formatUtcOffset } from './utc-offset'

interface Fact {
  icon: IconName
  label: string
  lines: string[]
}

type Translator = Awaited<ReturnType<typeof getTranslations<'destination.facts'>>>

function utcOffsetText({ least, most }: NonNullable<AreaGuide['utc_offset']>, t: Translator): string {
  if (least === most) return t('utc', { offset: formatUtcOffset(least) })
  return t('utcSummer', { winter: formatUtcOffset(least), summer: formatUtcOffset(most) })
}

function countryFacts(facts: NonNullable<AreaGuide['facts']>, locale: Locale, t: Translator): Fact[] {
  const currencies = new Intl.DisplayNames([locale], { type: 'currency' })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return [
    {
      icon: 'currency-circle-dollar',
      label: t('currency'),
      lines: [`${currencies.of(facts.currency)} (${facts.currency})`],
    },
    {
      icon: 'translate',
      label: t('languages'),
      lines: [
        formatList(
          facts.languages.map((code) => languages.of(code) ?? code),
          locale,
        ),
      ],
    },
    {
      icon: 'plug',
      label: t('plugs'),
      lines: [t('plugTypes', { count: facts.plugs.length, types: facts.plugs.join(' / ') })],
    },
    { icon: 'phone', label: t('calling'), lines: [`+${facts.calling_code}`] },
    { icon: 'steering-wheel', label: t('drives'), lines: [t(facts.drives)] },
    {
      icon: 'first-aid-kit',
      label: t('emergency'),
      lines: facts.emergency.map(({ service, number }) => t(service, { number })),
    },
  ]
}

/** Practical facts: local time, currency, languages, plugs, calling code, driving side, emergency numbers. */
export async function AreaFacts({ area }: { area: AreaGuide }) {
  const [t, { locale }] = await Promise.all([getTranslations('destination.facts'), currentPage()])
  const facts = area.facts ? countryFacts(area.facts, locale, t) : []
  if (!area.utc_offset && facts.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <dl className="fact-tiles">
        {area.utc_offset && area.time_zone && (
          <div>
            <dt>
              <Icon name="clock" className="size-6 text-sea" />
              {t('time')}
            </dt>
            <dd>{utcOffsetText(area.utc_offset, t)}</dd>
            <dd className="min-h-lh text-13 font-normal text-ink-3">
              <ClientMessages of={['destination.facts']}>
                <LocalTime timeZone={area.time_zone} />
              </ClientMessages>
            </dd>
          </div>
        )}
        {facts.map(({ icon, label, lines }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} className="size-6 text-sea" />
              {label}
            </dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
