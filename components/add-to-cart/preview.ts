import { pricesOf } from '@/components/product/booking/reconcile-selection'
import { choiceBack, optionBack } from '@/components/product/booking/return-trip'
import { boughtExtras } from '@/components/product/booking/selected-extras'
import type { Availability, Option } from '@/lib/contract/catalog'
import type { ErrorCode } from '@/lib/contract/error'
import type { Currency } from '@/lib/domain/currency'
import { depositIn } from '@/lib/domain/deposit'
import type { Money } from '@/lib/domain/money'
import { selectionTotal } from '@/lib/domain/selection-total'
import { returnsTooEarly } from '@/lib/domain/trip'
import type { LinkedChoice } from './linked-choice'
import { predictedError } from './predicted-error'

/** What is known of a choice before it is in the cart. */
export interface Preview {
  /** What is paid today, by the server's prices; null while that is not known, or where it cannot be bought. */
  total: Money | null
  /** How much of it is a deposit. */
  deposit: Money | null
  problem: ErrorCode | null
}

/** What speaks against a way back is called so. */
const OF_RETURN: Partial<Record<ErrorCode, ErrorCode>> = {
  SOLD_OUT: 'RETURN_SOLD_OUT',
  DATE_CLOSED: 'RETURN_CLOSED',
  DATE_PAST: 'RETURN_CLOSED',
  TOO_LATE: 'RETURN_CLOSED',
}

/** Prices of the days of one way, and what speaks against them. */
function wayOf({ option, choice }: LinkedChoice, calendar: Availability | undefined) {
  const open = calendar?.days.filter(({ status }) => status === 'available')
  return {
    problem: calendar ? predictedError(choice, option, calendar) : null,
    prices: pricesOf(choice, option, (day) => open?.find(({ date }) => date === day)),
  }
}

/** The way back of a linked choice as one of its own; null where it is one way. */
export function linkedBack(
  options: Option[],
  { option, choice, selection }: LinkedChoice,
): LinkedChoice | null {
  const back = optionBack(options, option, choice)
  return back && { option: back, choice: choiceBack(choice, back), selection }
}

function tooEarly({ option, choice }: LinkedChoice, back: LinkedChoice): boolean {
  const [from, to] = [choice.date, back.choice.date]
  if (!from || !to) return false
  return returnsTooEarly(
    { date: from, time: choice.time },
    { date: to, time: back.choice.time },
    option.route?.minutes ?? 0,
  )
}

/** What a linked choice costs, both ways of a return trip and what is lent out with it. */
export function previewOf(
  out: LinkedChoice,
  back: LinkedChoice | null,
  currency: Currency,
  calendars: { out?: Availability; back?: Availability },
): Preview {
  const there = wayOf(out, calendars.out)
  const again = back && wayOf(back, calendars.back)
  const against = again?.problem ? (OF_RETURN[again.problem] ?? again.problem) : null
  const problem = there.problem ?? (back && tooEarly(out, back) ? 'RETURN_TOO_EARLY' : against)
  const days = again ? there.prices && again.prices && [...there.prices, ...again.prices] : there.prices
  const extras = boughtExtras(out.option, out.choice, back?.option)
  const { quantities } = out.choice
  const sum = selectionTotal({
    currency,
    days: days ?? [],
    quantities,
    extras: extras.map(({ price }) => price),
  })
  const total = problem ? null : (sum?.total ?? null)
  const deposit = depositIn(extras.map((extra) => ({ ...extra, quantity: 1 })))
  return { total, deposit: total && deposit, problem }
}
