import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDate } from '@/lib/i18n/format'
import { Section } from './section'

/** The first performances of an event that can be booked; nothing for other products. */
export async function Performances({ product: { performances } }: { product: Product }) {
  const [t, { locale }] = await Promise.all([getTranslations('product'), currentPage()])
  if (performances.length === 0) return null
  return (
    <Section title={t('performances')}>
      <ul className="flex flex-wrap gap-2.5">
        {performances.map(({ date, time }) => (
          <li key={`${date} ${time}`} className="rounded-18 bg-raised px-4 py-2.5 inset-ring inset-ring-line">
            <time dateTime={`${date}T${time}`}>
              {formatDate(date, locale, 'day')} {time}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  )
}
