import type { Option } from '@/lib/contract/catalog'
import type { Month } from '@/lib/domain/month'
import { checkQuantities } from '@/lib/domain/selection'
import { selectionTotal } from '@/lib/domain/selection-total'
import type { AvailabilityView } from './availability-view'
import type { Booking } from './booking-context'
import { type BookingProduct, unitRules } from './booking-product'
import { placesLeft, pricesOf, settledChoice } from './reconcile-selection'
import { choiceBack, dayBack, optionBack, settledBack } from './return-trip'
import { boughtExtras } from './selected-extras'
import { type Missing, missingIn, type SelectionDraft, selectionOf, switchOption } from './selection-draft'
import { focusIn, stepId } from './step-id'

type Passed = Pick<Booking, 'availability' | 'retry' | 'alive' | 'away' | 'narrow' | 'cart' | 'show' | 'move'>

interface BookingInput extends Passed {
  product: BookingProduct
  first: Option
  /** As chosen, whether available or not. */
  choice: SelectionDraft
  choose(choice: SelectionDraft): void
  /** Reports which months of the return trip are visible. */
  showBack(months: Month[]): void
}

function leadTo(missing: Missing) {
  const step = document.getElementById(stepId(missing))
  if (!step) return
  step.parentElement?.scrollIntoView({ block: 'start' })
  const target = focusIn(step)
  target.focus({ preventScroll: target === step })
}

/** Returns the choice, and that of the return trip, without unavailable dates and times. */
function settledWays({ product, first, choice: raw, availability, showBack }: BookingInput) {
  const option = product.options.find(({ id }) => id === raw.optionId) ?? first
  const day = (date: string) => availability.day(option.id, date)
  const out = settledChoice(raw, option, day)
  const other = optionBack(product.options, option, out)
  const returning: AvailabilityView = {
    ...availability,
    day: (id, date) => {
      const known = availability.day(id, date)
      return known && dayBack(out, option.route?.minutes ?? 0, known)
    },
  }
  const daysBack = (date: string) => (other ? returning.day(other.id, date) : undefined)
  const choice = other ? settledBack(out, other, daysBack) : out
  const back = other && {
    option: other,
    choice: choiceBack(choice, other),
    availability: returning,
    show: showBack,
  }
  const ways = [{ choice, option, day }, ...(back ? [{ ...back, day: daysBack }] : [])]
  return { option, choice, back, ways }
}

/** Returns the state that the steps need for a choice, and the callbacks for their changes. */
export function bookingOf(input: BookingInput): Booking {
  const { product, availability, retry, alive, away, narrow, cart, choose, show, move } = input
  const { option, choice, back, ways } = settledWays(input)
  const prices = ways.map((way) => pricesOf(way.choice, way.option, way.day))
  const lefts = ways
    .map((way) => placesLeft(way.choice, way.option, way.day, availability.stock(option.id) ?? null))
    .filter((left) => left !== null)
  const total = selectionTotal({
    currency: product.from.currency,
    days: prices.includes(null) ? [] : prices.flatMap((days) => days ?? []),
    quantities: choice.quantities,
    extras: boughtExtras(option, choice, back?.option).map(({ price }) => price),
  })
  const missing = missingIn(choice, option)
  const change = (next: SelectionDraft) => {
    cart.reset()
    choose(next)
  }
  return {
    product,
    option,
    choice,
    missing,
    problem: checkQuantities(unitRules(option), choice.quantities),
    total,
    left: lefts.length > 0 ? Math.min(...lefts) : null,
    availability,
    back,
    retry,
    alive,
    away,
    move,
    narrow,
    cart,
    update: (values) => change({ ...choice, ...values }),
    choose: (next) => change(switchOption(choice, next)),
    show,
    buy: (goal) => {
      if (missing) return leadTo(missing)
      void cart.press(goal, {
        selection: selectionOf(choice, product.id),
        expected: total?.total,
        lines: total?.lines,
      })
    },
  }
}
