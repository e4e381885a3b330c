import { getTranslations } from 'next-intl/server'
import { PlaceMap } from '@/components/map/place-map'
import { Icon } from '@/components/ui/media/icon'
import { MapLink } from '@/components/ui/navigation/map-link'
import type { Product } from '@/lib/contract/catalog'
import { waysOf } from '@/lib/domain/fulfilment-methods'
import { mapUrl } from '@/lib/domain/map-url'
import { productPlace } from '@/lib/domain/place-label'
import { currentPage } from '@/lib/i18n/current-page'
import { formatHours } from '@/lib/i18n/opening-hours'
import { Section } from './section'

type Place = NonNullable<NonNullable<Product['options'][number]['route']>['meeting']>

/** Returns the meeting point of each direction, or the single shared one. */
function startsOf({ meeting, options }: Product): Array<{ from: string | null; place: Place }> {
  const ways = waysOf(options)
  const starts = ways.flatMap(({ from, meeting: own }) => {
    const place = own ?? meeting
    return place ? [{ from, place }] : []
  })
  if (ways.some((way) => way.meeting)) return starts
  return meeting ? [{ from: null, place: meeting }] : []
}

/** Meeting point with a map link; for transport, the starts of both directions. */
export async function MeetingPoint({ product }: { product: Product }) {
  const { vertical, opening_hours: hours } = product
  const [t, { locale }] = await Promise.all([getTranslations('product.meeting'), currentPage()])
  const starts = startsOf(product)
  if (starts.length === 0) return null
  return (
    <Section title={t(productPlace(vertical))}>
      <div className="grid gap-6">
        {starts.map(({ from, place: { name, directions, ...position } }) => (
          <div key={from}>
            <div className="flex items-start gap-4">
              <Icon name="map-pin-line" className="size-7 text-sea" />
              <div className="max-w-[40em]">
                {from !== null && (
                  <h3 className="font-sans text-14 font-normal text-ink-2">{t('from', { from })}</h3>
                )}
                <p className="font-[650]">{name}</p>
                {directions && <p className="text-ink-2">{directions}</p>}
                {hours.length > 0 && (
                  <p className="mt-1 tabular-nums">
                    {t('open', { hours: formatHours(hours, locale).join(' · ') })}
                  </p>
                )}
                <MapLink href={mapUrl(position)} name={from === null ? undefined : name} className="md:mt-1">
                  {t('map')}
                </MapLink>
              </div>
            </div>
            <PlaceMap name={name} latitude={position.latitude} longitude={position.longitude} />
          </div>
        ))}
      </div>
    </Section>
  )
}
