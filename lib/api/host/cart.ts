import type { CartItem } from '@/lib/contract/cart'
import { isCurrency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { translator } from '@/lib/i18n/translate'
import { countOf, dataOf, type Fields, isFields, listOf, namedOf, textOf } from './values'

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
  const named = [product.name, product.title, item.name, item.title]
  const name = named.map((value) => namedOf(value, locale)).find(Boolean)
  return {
    id,
    product: {
      // Whether the host has a page for it is not known.
      id: '',
      name: name || translator(locale)('cart.unnamed', { id }),
      image: null,
      area: null,
    },
    option: { id: '', name: namedOf(option.name, locale), questions: [], id_card_country: null },
    opening_hours: [],
    delivery_zones: [],
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
    cancellation: null,
    instant_confirmation: null,
  }
}

/** A page of the cart in the terms of this contract. @param url path and query of the call */
export function cartPage(body: Fields, url: string, locale: Locale) {
  const query = new URL(url, 'http://host').searchParams
  const page = countOf(query.get('page')) ?? 1
  const limit = countOf(query.get('limit')) || CART_PAGE_SIZE.usual
  const data = dataOf(body)
  const items = listOf(Array.isArray(data.data) ? data.data : data.items).map((item) => itemOf(item, locale))
  // A total beside the items may be a price, unless pages are counted there.
  const meta = [data.meta, 'last_page' in data && data].find(isFields) ?? {}
  const total = countOf(meta.total) ?? (page - 1) * limit + items.length
  return {
    data: {
      items,
      meta: {
        total,
        current_page: countOf(meta.current_page) ?? page,
        last_page: countOf(meta.last_page) ?? Math.max(1, Math.ceil(total / limit)),
      },
    },
  }
}
