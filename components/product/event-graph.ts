import type { EventLeaf, ImageObjectLeaf, WithContext } from 'schema-dts'
import type { Product } from '@/lib/contract/catalog'
import { instantOf, withOffset } from '@/lib/domain/instant'
import { offerOf } from './offers-graph'
import { placeGraph } from './place-graph'

const MS_PER_MINUTE = 60_000

interface EventPage {
  product: Product
  /** Public URL of the page. */
  url: string
  /** Its images, as those of the product. */
  image: Array<string | ImageObjectLeaf>
}

function endOf(product: Product, date: string, time: string): string | undefined {
  if (product.duration_minutes === null) return undefined
  const start = instantOf(date, time, product.time_zone)
  return new Date(start.getTime() + product.duration_minutes * MS_PER_MINUTE).toISOString()
}

/** The performances of an event, each with the offers of its options. */
export function eventGraphs({ product, url, image }: EventPage): Array<WithContext<EventLeaf>> {
  const place = placeGraph(product)
  if (!product.meeting || !place) return []
  const location = { '@type': 'Place' as const, name: product.meeting.name, ...place }
  return product.performances.map(({ date, time, options }) => {
    const endDate = endOf(product, date, time)
    return {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: product.name,
      description: product.summary,
      image,
      url,
      startDate: withOffset(date, time, product.time_zone),
      ...(endDate && { endDate }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location,
      organizer: { '@type': 'Organization', name: product.supplier },
      offers: options.flatMap(({ id, price, availability }) => {
        const option = product.options.find((own) => own.id === id)
        if (!option) return []
        const from = { price, varies: false, until: date }
        return offerOf({ ...option, from, availability }, url)
      }),
    }
  })
}
