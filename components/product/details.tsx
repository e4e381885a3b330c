import { getTranslations } from 'next-intl/server'
import { CancellationPolicy } from '@/components/cancellation/policy'
import { PolicyTitle } from '@/components/cancellation/policy-title'
import type { Product } from '@/lib/contract/catalog'
import { BulletList } from './bullet-list'
import { DeliveryArea } from './delivery-area'
import { Itinerary } from './itinerary'
import { MeetingPoint } from './meeting-point'
import { Menu } from './menu'
import { Section } from './section'

/** Product details: inclusions, menu, itinerary, meeting point, usage, good to know, cancellation policy. */
export async function Details({ product }: { product: Product }) {
  const [t, stay] = await Promise.all([getTranslations('product'), getTranslations('listing.stay')])
  return (
    <>
      {product.inclusions.length + product.exclusions.length > 0 && (
        <Section title={t('included')}>
          <BulletList items={product.inclusions} icon="check-bold" tone="ok" columns />
          {product.exclusions.length > 0 && (
            <>
              <h3 className="mt-5 mb-2.5 font-sans text-16 tracking-normal">{t('notIncluded')}</h3>
              <BulletList items={product.exclusions} icon="x-bold" tone="muted" columns />
            </>
          )}
        </Section>
      )}
      {product.amenities.length > 0 && (
        <Section title={stay('title')}>
          <p className="max-w-[40em] text-ink-2">
            {product.amenities.map((amenity) => stay(`amenities.${amenity}`)).join('\u00a0· ')}
          </p>
        </Section>
      )}
      <Menu options={product.options} />
      <Itinerary product={product} />
      <MeetingPoint product={product} />
      <DeliveryArea options={product.options} />
      <Section title={t('howToUse')}>
        <p className="max-w-[40em] text-ink-2">{product.how_to_use}</p>
      </Section>
      {product.what_to_bring.length > 0 && (
        <Section title={t('whatToBring')}>
          <BulletList items={product.what_to_bring} icon="suitcase-rolling" tone="sea" />
        </Section>
      )}
      {product.good_to_know.length > 0 && (
        <Section title={t('goodToKnow')}>
          <BulletList items={product.good_to_know} icon="info" tone="sea" />
        </Section>
      )}
      <Section title={<PolicyTitle />}>
        <CancellationPolicy options={product.options} instantConfirmation={product.instant_confirmation} />
      </Section>
    </>
  )
}
