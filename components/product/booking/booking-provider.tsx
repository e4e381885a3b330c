'use client'

import { createContext, useContext, useState } from 'react'
import type { Option } from '@/lib/contract/catalog'
import type { Month } from '@/lib/domain/month'
import { checkQuantities, type SelectionProblem } from '@/lib/domain/selection'
import { type SelectionTotal, selectionTotal } from '@/lib/domain/selection-total'
import type { AvailabilityView } from './availability-view'
import { type BookingProduct, unitRules } from './booking-product'
import { boughtExtras } from './bought-extras'
import { type Choice, type Missing, missingIn, selectionOf, switchOption } from './choice'
import { placesLeft, pricesOf, settledChoice } from './settled'
import { type Buying, type Goal, useAddToCart } from './use-add-to-cart'
import { useAvailability } from './use-availability'
import { useChoice } from './use-choice'
import { wantedMonths } from './wanted'
import { choiceBack, dayBack, optionBack, settledBack } from './way-back'

interface Booking {
  product: BookingProduct
  option: Option
  choice: Choice
  /** What is still to be chosen; null where nothing is. */
  missing: Missing | null
  /** The rule that the quantities break. */
  problem: SelectionProblem | null
  total: SelectionTotal | null
  /** Places left for the choice; null where there is no limit or it is not known. */
  left: number | null
  availability: AvailabilityView
  /** The way back as a booking of its own; null where the choice is one way. */
  back: Pick<Booking, 'option' | 'choice' | 'availability' | 'show'> | null
  /** Asks again for places that could not be loaded. */
  retry(): void
  alive: boolean
  /** How high the place is that the steps have left while a sheet shows them; null where they are in the page. */
  away: number | null
  /** There is little room, however wide the screen is. */
  narrow?: boolean
  cart: Buying
  update(change: Partial<Choice>): void
  choose(option: Option): void
  /** Tells which months are on screen. */
  show(months: Month[]): void
  /** Tells that the steps have left a place of some height, or are back. */
  move(away: number | null): void
  /** Buys, or leads to what is missing. */
  buy(goal: Goal): void
}

/** What the steps ask about; those of a way back are asked within one of its own. */
export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('outside of a BookingProvider')
  return booking
}

/** Id of the steps' place in the page. */
export const STEPS = 'booking-steps'

/** Id of the step where something is chosen. */
export function stepId(missing: Missing): string {
  return `booking-${missing === 'end' ? 'date' : missing}`
}

function leadTo(missing: Missing) {
  const step = document.getElementById(stepId(missing))
  step?.parentElement?.scrollIntoView({ block: 'start' })
  step?.focus({ preventScroll: true })
}

interface BookingFrameProps {
  product: BookingProduct
  first: Option
  /** As somebody chose, whether it is for sale or not. */
  choice: Choice
  choose(choice: Choice): void
  alive: boolean
  narrow?: boolean
  places: ReturnType<typeof useAvailability>
  cart: Buying
  children: React.ReactNode
}

/** What the steps need to know about a choice, and where their changes go. */
export function BookingFrame(props: BookingFrameProps) {
  const { product, first, choice: raw, choose, alive, narrow, places, cart, children } = props
  const [visible, show] = useState<Month[]>([])
  const [visibleBack, showBack] = useState<Month[]>([])
  const [away, move] = useState<number | null>(null)
  const option = product.options.find(({ id }) => id === raw.optionId) ?? first
  const { availability, control, source } = places
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
  const prices = ways.map((way) => pricesOf(way.choice, way.option, way.day))
  const lefts = ways
    .map((way) => placesLeft(way.choice, way.option, way.day, availability.stock(option.id) ?? null))
    .filter((left) => left !== null)
  const total = selectionTotal({
    currency: product.from.currency,
    days: prices.includes(null) ? [] : prices.flatMap((days) => days ?? []),
    quantities: choice.quantities,
    extras: boughtExtras(option, choice, other).map(({ price }) => price),
  })
  const missing = missingIn(choice, option)
  const change = (next: Choice) => {
    cart.reset()
    choose(next)
  }
  return (
    <BookingContext
      value={{
        product,
        option,
        choice,
        missing,
        problem: checkQuantities(unitRules(option), choice.quantities),
        total,
        left: lefts.length > 0 ? Math.min(...lefts) : null,
        availability,
        back,
        retry: control.retry,
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
      }}
    >
      {children}
      {alive && source(wantedMonths(product.options, raw, visible, visibleBack))}
    </BookingContext>
  )
}

/** Holds the choice about a product for the steps, the ticket and the bar of a phone. */
export function BookingProvider({
  product,
  first,
  children,
}: Pick<BookingFrameProps, 'product' | 'first' | 'children'>) {
  const chosen = useChoice(product, first)
  const places = useAvailability(product)
  const cart = useAddToCart(product, places.control)
  return (
    <BookingFrame product={product} first={first} {...chosen} places={places} cart={cart}>
      {children}
    </BookingFrame>
  )
}
