import { rulesOf } from '@/components/product/booking/booking-product'
import type { Choice } from '@/components/product/booking/selection-draft'
import { missingIn, selectionOf } from '@/components/product/booking/selection-draft'
import type { Selection } from '@/lib/contract/cart'
import type { Option, Product } from '@/lib/contract/catalog'
import { type BookingDetails, checkBookingDetails } from '@/lib/domain/booking-details'
import type { CartLink } from '@/lib/domain/cart-link'
import { tidyBookingDetails } from '@/lib/domain/normalize-booking-details'
import { asks } from '@/lib/domain/selection'

/** What a link means for its product. */
export interface LinkedChoice {
  option: Option
  choice: Choice
  /** Null where something is still to choose. */
  selection: Selection | null
}

const count = (link: CartLink) => Object.values(link.quantities).reduce((sum, n) => sum + n, 0)

const bookingDetailsOf = ({ arrangement, back }: CartLink): BookingDetails => ({
  ...arrangement,
  ...(back && { return: back }),
})

/** The option that a link names, or the only one; null where it has to be chosen. */
function optionOf({ option }: CartLink, { options }: Product): Option | null {
  if (option) return options.find(({ id }) => id === option) ?? null
  return options.length === 1 ? (options[0] ?? null) : null
}

/** Reads a link against its product; null where not even the option is settled. */
export function linkedChoice(link: CartLink, product: Product): LinkedChoice | null {
  const option = optionOf(link, product)
  if (!option) return null
  const question = asks(option.window)
  const rules = rulesOf(option)
  const choice: Choice = {
    optionId: option.id,
    date: question.date ? link.date : null,
    endDate: question.range ? link.endDate : null,
    time: question.time ? link.time : null,
    quantities: link.quantities,
    extras: link.extras,
    // What a link does not say is arranged on the product's page, where there is more than one answer.
    arrangement: tidyBookingDetails(rules, bookingDetailsOf(link)),
  }
  const unarranged = checkBookingDetails(rules, link.quantities, choice.arrangement) !== null
  const missing = missingIn(choice, option)
  // A rule that the numbers break is told by its own words, where there are numbers.
  const open = link.unreadable || unarranged || count(link) === 0 || (missing !== null && missing !== 'units')
  return { option, choice, selection: open ? null : selectionOf(choice, product.id) }
}

/** As much of a link as its product's page can begin with. */
export function keptOf(link: CartLink): Partial<Choice> {
  const { option, date, endDate, time, quantities, extras } = link
  const arrangement = bookingDetailsOf(link)
  return { optionId: option ?? undefined, date, endDate, time, quantities, extras, arrangement }
}
