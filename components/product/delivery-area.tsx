import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/media/icon'
import type { Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { deliveryPlaces } from '@/lib/i18n/delivery-places'
import { Section } from './section'

/** Where the product is delivered; renders nothing unless it is delivered only to some places. */
export async function DeliveryArea({ options }: Pick<Product, 'options'>) {
  const [t, { locale }] = await Promise.all([getTranslations('product.delivery'), currentPage()])
  const delivered = options.find(({ fulfilment }) => fulfilment.includes('delivery'))
  const places = deliveryPlaces(delivered?.handover?.delivery_zones ?? [], locale)
  if (!places) return null
  return (
    <Section title={t('title')}>
      <p className="flex max-w-[40em] items-start gap-4">
        <Icon name="truck" className="size-7 flex-none text-sea" />
        {t('to', { places })}
      </p>
    </Section>
  )
}
