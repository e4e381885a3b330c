import { listingPath, parseListing } from '@/lib/domain/listing'
import { writtenPrice } from '@/lib/domain/search/written-price'

/**
 * Returns the path of the listing that a search with a price in words means; null if none is written. Bounds that were
 * chosen count more than written ones.
 */
export function listingWithPrice(path: string, search: URLSearchParams): string | null {
  if (path !== '/products') return null
  const query = parseListing(search)
  const written = query.text && writtenPrice(query.text)
  if (!written) return null
  return listingPath({ ...query, text: written.text || null, price: query.price ?? written.price })
}
