import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDate } from '@/lib/i18n/format'
import { Section } from './section'

/** The next performances of an event; nothing for other products. */
export async function Performances({ product: { performances } }: { product: Product }) {
  const [t, booking, { locale }] = await Promise.all([
    getTranslations('product'),
    getTranslations('booking'),
    currentPage(),
  ])
  if (performances.length === 0) return null
  return (
    <Section title={t('performances')}>
      <ul className="flex flex-wrap gap-2.5">
        {performances.map(({ date, time, options }) => (
          <li key={`${date} ${time}`} className="rounded-18 bg-raised px-4 py-2.5 inset-ring inset-ring-line">
            <time dateTime={`${date}T${time}`}>
              {formatDate(date, locale, 'day')} {time}
            </time>
            {options.every(({ availability }) => availability === 'sold_out') && (
              <span className="text-ink-3"> · {booking('soldOut')}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
