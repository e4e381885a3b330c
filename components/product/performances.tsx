import { getTranslations } from 'next-intl/server'
import { UnitPrice } from '@/components/catalog/unit-price'
import type { Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDate } from '@/lib/i18n/format'
import { Section } from './section'

type Performance = Product['performances'][number]

/** The lowest price of the options that have places; nothing if none has any. */
function LowestPrice({ product, performance }: { product: Product; performance: Performance }) {
  const [lowest] = performance.options
    .filter(({ availability }) => availability !== 'sold_out')
    .sort((a, b) => a.price.amount - b.price.amount)
  const unit = product.options.find(({ id }) => id === lowest?.id)?.units[0]
  if (!lowest || !unit) return null
  return (
    <>
      {' · '}
      <UnitPrice
        value={lowest.price}
        unit={unit.code}
        period="none"
        from
        textClassName="text-13 text-ink-3"
      />
    </>
  )
}

/** The next performances of an event; nothing for other products. */
export async function Performances({ product }: { product: Product }) {
  const { performances } = product
  const [t, booking, { locale }] = await Promise.all([
    getTranslations('product'),
    getTranslations('booking'),
    currentPage(),
  ])
  if (performances.length === 0) return null
  return (
    <Section title={t('performances')}>
      <ul className="flex flex-wrap gap-2.5">
        {performances.map((performance) => {
          const { date, time, options } = performance
          return (
            <li
              key={`${date} ${time}`}
              className="rounded-18 bg-raised px-4 py-2.5 inset-ring inset-ring-line"
            >
              <time dateTime={`${date}T${time}`}>
                {formatDate(date, locale, 'day')} {time}
              </time>
              <LowestPrice product={product} performance={performance} />
              {options.every(({ availability }) => availability === 'sold_out') && (
                <span className="text-ink-3"> · {booking('soldOut')}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
