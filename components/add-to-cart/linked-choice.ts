import { rulesOf } from '@/components/product/booking/selection/booking-product'
import { missingIn } from '@/components/product/booking/selection/missing-choice'
import type { SelectionDraft } from '@/components/product/booking/selection/selection-draft'
import { selectionOf } from '@/components/product/booking/selection/selection-request'
import type { Selection } from '@/lib/contract/cart'
import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { type BookingDetails, checkBookingDetails } from '@/lib/domain/booking-details'
import type { CartLink } from '@/lib/domain/cart-link'
import { tidyBookingDetails } from '@/lib/domain/normalize-booking-details'
import { requiredDateInputs } from '@/lib/domain/selection'

/** A link resolved against its product. */
export interface LinkedChoice {
  option: Option
  choice: SelectionDraft
  /** Null while the choice is incomplete. */
  selection: Selection | null
}

const count = (link: CartLink) => Object.values(link.quantities).reduce((sum, n) => sum + n, 0)

const bookingDetailsOf = ({ bookingDetails, back }: CartLink): BookingDetails => ({
  ...bookingDetails,
  ...(back && { return: back }),
})

/** Returns the option named by the link, or the only one; null if the visitor must choose. */
function optionOf({ option }: CartLink, { options }: Product): Option | null {
  if (option) return options.find(({ id }) => id === option) ?? null
  return options.length === 1 ? (options[0] ?? null) : null
}

/** Resolves a link against its product; null if the option is undetermined. */
export function linkedChoice(link: CartLink, product: Product): LinkedChoice | null {
  const option = optionOf(link, product)
  if (!option) return null
  const question = requiredDateInputs(option.window)
  const rules = rulesOf(option)
  const choice: SelectionDraft = {
    optionId: option.id,
    date: question.date ? link.date : null,
    endDate: question.range ? link.endDate : null,
    time: question.time ? link.time : null,
    quantities: link.quantities,
    extras: link.extras,
    // Details that the link omits are chosen on the product page if there is more than one possibility.
    bookingDetails: tidyBookingDetails(rules, bookingDetailsOf(link)),
  }
  const unarranged = checkBookingDetails(rules, link.quantities, choice.bookingDetails) !== null
  const missing = missingIn(choice, option)
  // Invalid quantities go to the server, whose error names the broken rule.
  const open = link.unreadable || unarranged || count(link) === 0 || (missing !== null && missing !== 'units')
  return { option, choice, selection: open ? null : selectionOf(choice, product.id) }
}

/** Returns the part of a link that the product page can start from. */
export function choiceFromLink(link: CartLink): Partial<SelectionDraft> {
  const { option, date, endDate, time, quantities, extras } = link
  const bookingDetails = bookingDetailsOf(link)
  return { optionId: option ?? undefined, date, endDate, time, quantities, extras, bookingDetails }
}
