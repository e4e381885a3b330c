import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Product } from '@/lib/contract/catalog'
import { formatHours } from '@/lib/i18n/opening-hours'
import { currentPage } from '@/lib/i18n/page'
import { Block } from './block'

function mapAddress(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

/** Where to go, with a way to a map. */
export async function MeetingPoint({ product }: { product: Product }) {
  const { meeting, vertical, opening_hours: hours } = product
  const [t, { locale }] = await Promise.all([getTranslations('product.meeting'), currentPage()])
  if (!meeting) return null
  return (
    <Block title={t(vertical === 'stay' ? 'stay' : 'title')}>
      <div className="flex items-start gap-4">
        <Icon name="map-pin-line" className="size-7 text-sea" />
        <div className="max-w-[56ch]">
          <p className="font-[650]">{meeting.name}</p>
          {meeting.directions && <p className="text-ink-2">{meeting.directions}</p>}
          {hours.length > 0 && (
            <p className="mt-1 tabular-nums">
              {t('open', { hours: formatHours(hours, locale).join(' · ') })}
            </p>
          )}
          <a
            href={mapAddress(meeting.latitude, meeting.longitude)}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 md:mt-1 md:min-h-8 items-center gap-1.5"
          >
            {t('map')}
            <Icon name="arrow-square-out" className="size-4" />
          </a>
        </div>
      </div>
    </Block>
  )
}
