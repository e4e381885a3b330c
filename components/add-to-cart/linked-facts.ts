import { bookingDetailNamesOf } from '@/components/product/booking/store/booking-detail-names'
import type { CartItem, Leg } from '@/lib/contract/cart'
import type { Product } from '@/lib/contract/catalog'
import { arrivalOf } from '@/lib/domain/arrival'
import { depositIn } from '@/lib/domain/deposit'
import type { Locale } from '@/lib/domain/locale'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import type { ChoiceFacts } from './choice-ticket'
import type { LinkedChoice } from './linked-choice'
import { linkedBack, type Preview } from './preview'

const productPath = (id: string) => `/products/${id}`

/** Returns what the page shows of a cart item. */
export function factsOfItem(item: CartItem, locale: Locale, path: (to: string) => string): ChoiceFacts {
  const { product, option, lines, total, legs, booking_details, booking_detail_names } = item
  return {
    name: product.name,
    href: path(productPath(product.id)),
    image: product.image,
    option: option.name,
    when: legs.length > 0 ? null : formatDateRange(item, locale, 'full'),
    legs,
    details: { booking_details, booking_detail_names },
    lines: lines.filter(({ deposit }) => !deposit),
    total,
    deposit: depositIn(lines),
  }
}

/** Returns the outbound and return leg; empty for products without a route. */
function legsOf(linked: LinkedChoice, { options, time_zone }: Product): Leg[] {
  return [linked, linkedBack(options, linked)].flatMap((way) =>
    way?.option.route
      ? [
          {
            from: way.option.route.from,
            to: way.option.route.to,
            option_name: way.option.name,
            date: way.choice.date,
            time: way.choice.time,
            arrives: arrivalOf({ ...way.choice, minutes: way.option.route.minutes }, time_zone),
            seats: null,
          },
        ]
      : [],
  )
}

/** Returns what the page shows of a link, as far as it is determined. */
export function factsOfLink(
  product: Product,
  linked: LinkedChoice | null,
  { total, deposit }: Pick<Preview, 'total' | 'deposit'>,
  locale: Locale,
  path: (to: string) => string,
): ChoiceFacts {
  const { option, choice } = linked ?? {}
  const units = Object.entries(choice?.quantities ?? {}).flatMap(([code, quantity]) => {
    const unit = option?.units.find((known) => known.code === code)
    return unit && quantity > 0 ? [{ label: unit.label, quantity }] : []
  })
  const extras = (option?.extras ?? [])
    .filter(({ code }) => choice?.extras.includes(code))
    .map(({ name }) => ({ label: name, quantity: 1 }))
  const legs = linked ? legsOf(linked, product) : []
  const { date = null, endDate = null, time = null } = choice ?? {}
  return {
    name: product.name,
    href: path(productPath(product.id)),
    image: product.image,
    option: option?.name ?? null,
    when: legs.length > 0 ? null : formatDateRange({ date, end_date: endDate, time }, locale, 'full'),
    legs,
    details: linked && {
      booking_details: linked.choice.bookingDetails,
      booking_detail_names: bookingDetailNamesOf(linked.option, linked.choice),
    },
    lines: [...units, ...extras],
    total,
    deposit,
  }
}
