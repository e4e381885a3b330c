import 'server-only'
import { getAvailability, getProduct, listProducts, type Product } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'
import type { Option } from '@/lib/contract/option'
import { MAX_AVAILABILITY_DAYS } from '@/lib/domain/booking-horizon'
import type { Vertical } from '@/lib/domain/catalog'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { call } from '..'
import type { Visitor } from '../call'

/** What is not there any more, or not at this host. */
const MISSING = [404, 405, 410, 501]

const isMissing = (error: unknown) => error instanceof ApiError && MISSING.includes(statusOf(error))

/** Returns a product, or null if it does not exist or is no longer sold. @throws ApiError */
export async function readFeedProduct(id: string, visitor: Visitor): Promise<Product | null> {
  try {
    return (await call(getProduct, { id }, visitor)).data
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Yields the products of verticals one after another, read when they are asked for; feeds are too large to be in memory.
 * @throws ApiError
 */
export async function* feedProducts(
  verticals: readonly Vertical[],
  visitor: Visitor,
): AsyncGenerator<Product> {
  for (const vertical of verticals)
    for (let page = 1, last = 1; page <= last; page++) {
      const { data } = await call(listProducts, { vertical, page, limit: LISTING_PAGE_SIZE.max }, visitor)
      for (const { id } of data.items) {
        const product = await readFeedProduct(id, visitor)
        if (product) yield product
      }
      last = data.meta.last_page
    }
}

/**
 * Whether an option can be bought: it has stock, or places on one of the next days. An option of a host that does not
 * say so can, because it is listed. @throws ApiError
 */
export async function isInStock({ id, time_zone }: Product, option: Option): Promise<boolean> {
  const from = todayIn(time_zone)
  const to = addDays(from, MAX_AVAILABILITY_DAYS - 1)
  try {
    const { data } = await call(getAvailability, { id, option_id: option.id, from, to })
    return data.stock === null ? data.days.some(({ status }) => status === 'available') : data.stock > 0
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}
