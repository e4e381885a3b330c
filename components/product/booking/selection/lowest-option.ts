import type { Option } from '@/lib/contract/option'
import type { BookingProduct } from './booking-product'

/** Returns the option that has the lowest price of the product; undefined if it is the only one. */
export function lowestOption({ options, from_option_id }: BookingProduct): Option | undefined {
  return options.length > 1 ? options.find(({ id }) => id === from_option_id) : undefined
}
