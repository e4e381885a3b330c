import type { CartItem } from '@/lib/contract/cart'
import type { Product } from '@/lib/contract/catalog'
import type { Locale } from '@/lib/domain/locale'
import type { Money } from '@/lib/domain/money'
import { formatWhen } from '@/lib/i18n/when'
import type { ChoiceFacts } from './choice-ticket'
import type { LinkedChoice } from './linked-choice'

const productPath = (id: string) => `/products/${id}`

/** A line of the cart, as the page shows it. */
export function factsOfItem(item: CartItem, locale: Locale, path: (to: string) => string): ChoiceFacts {
  const { product, option, lines, total } = item
  return {
    name: product.name,
    href: path(productPath(product.id)),
    image: product.image,
    option: option.name,
    when: formatWhen(item, locale, 'full'),
    lines,
    total,
  }
}

/** What a link means, as far as it is settled. */
export function factsOfLink(
  product: Product,
  linked: LinkedChoice | null,
  total: Money | null,
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
  const { date = null, endDate = null, time = null } = choice ?? {}
  return {
    name: product.name,
    href: path(productPath(product.id)),
    image: product.image,
    option: option?.name ?? null,
    when: formatWhen({ date, end_date: endDate, time }, locale, 'full'),
    lines: [...units, ...extras],
    total,
  }
}
