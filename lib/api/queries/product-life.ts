import type { Product } from '@/lib/contract/catalog'
import { instantOf } from '@/lib/domain/instant'
import { addDays } from '@/lib/domain/local-date'
import { type CacheLife, HOUR } from './cache-lives'

/** Longer than the time after which it is read again, as Next requires. */
const MIN_EXPIRE = 2 * HOUR.revalidate

/** Returns the cache life of a product: it is not shown as it is after the first of its next dates has ended. */
export function productLife(product: Product | null, now = Date.now()): CacheLife {
  const days = product?.options.flatMap(({ next_dates = [] }) => next_dates) ?? []
  const [first] = days.toSorted()
  if (!product || first === undefined) return HOUR
  const end = instantOf(addDays(first, 1), null, product.time_zone).getTime()
  const left = Math.floor((end - now) / 1000)
  return { ...HOUR, expire: Math.min(HOUR.expire, Math.max(MIN_EXPIRE, left)) }
}
