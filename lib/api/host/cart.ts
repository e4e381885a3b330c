import type { CartItem } from '@/lib/contract/cart'
import { isCurrency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { countOf, type Fields, isFields, listOf, textOf } from './values'

function moneyOf(value: unknown): CartItem['total'] {
  if (!isFields(value) || !isCurrency(value.currency)) return null
  const amount = countOf(value.amount)
  return amount === undefined ? null : { amount, currency: value.currency }
}

/** An item of which the specification shows only the id. */
function itemOf(item: Fields, locale: Locale): CartItem {
  const product = isFields(item.product) ? item.product : {}
  const option = isFields(item.option) ? item.option : {}
  const id = textOf(item.id)
  const name = [product.name, product.title, item.name, item.title].map(textOf).find(Boolean)
  return {
    id,
    product: {
      // Whether the host has a page for it is not known.
      id: '',
      name: name || translator(locale)('cart.unnamed', { id }),
      image: null,
      area: null,
    },
    option: { id: '', name: textOf(option.name), questions: [] },
    opening_hours: [],
    date: null,
    end_date: null,
    time: null,
    time_zone: 'UTC',
    booking_details: {},
    legs: [],
    booking_detail_names: { point: null, zone: null, pickup_window: null },
    quantities: {},
    lines: [],
    limits: { units: 0, left: null },
    travellers: [],
    total: moneyOf(item.total),
    previous_total: null,
    problem: null,
    free_until: null,
  }
}

/** A page of the cart in the terms of this contract. */
export function cartPage(body: Fields, locale: Locale) {
  const data = isFields(body.data) ? body.data : {}
  const items = listOf(data.items).map((item) => itemOf(item, locale))
  const meta = isFields(data.meta) ? data.meta : {}
  return {
    data: {
      items,
      meta: {
        total: countOf(meta.total) ?? items.length,
        current_page: countOf(meta.current_page) ?? 1,
        last_page: countOf(meta.last_page) ?? 1,
      },
    },
  }
}
