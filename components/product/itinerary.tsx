import '@/components/ui/display/timeline.css'
import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/contract/catalog'
import { waysOf } from '@/lib/domain/fulfilment-methods'
import { formatDuration } from '@/lib/i18n/duration'
import { Section } from './section'

/** The steps of a tour; for transport in both directions it states which direction they describe. */
export async function Itinerary({ product }: { product: Product }) {
  const { itinerary: steps, options } = product
  const t = await getTranslations('product')
  if (steps.length === 0) return null
  const [leg, ...others] = waysOf(options)
  return (
    <Section title={t('itinerary')}>
      {leg && others.length > 0 && (
        <p className="mb-4 text-15 text-ink-2">{t('itineraryWay', { from: leg.from, to: leg.to })}</p>
      )}
      <ol className="timeline grid">
        {steps.map(({ title, text, minutes }) => (
          <li key={title}>
            <span className="timeline-disc bg-brand" />
            <div>
              <h3 className="font-sans text-16 leading-body tracking-normal">
                {title}
                {minutes !== null && (
                  <span className="ml-2 text-14 font-normal text-ink-3">
                    {formatDuration(minutes, (key, values) => t(`time.${key}`, values))}
                  </span>
                )}
              </h3>
              {text && <p className="text-15 text-ink-2">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
