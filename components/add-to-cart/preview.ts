import { returnOption, returnSelection } from '@/components/product/booking/selection/return-trip'
import { pricesOf } from '@/components/product/booking/selection/selected-days'
import { selectedExtras } from '@/components/product/booking/selection/selected-extras'
import type { Availability } from '@/lib/contract/catalog'
import type { ErrorCode } from '@/lib/contract/error'
import type { Option } from '@/lib/contract/option'
import type { Currency } from '@/lib/domain/currency'
import { depositIn } from '@/lib/domain/deposit'
import type { Money } from '@/lib/domain/money'
import { selectionTotal } from '@/lib/domain/selection-total'
import { returnsTooEarly } from '@/lib/domain/trip'
import type { LinkedChoice } from './linked-choice'
import { predictedError } from './predicted-error'

/** Price and predicted error of a choice before it is in the cart. */
export interface Preview {
  /** Amount paid today at the server's prices; null while unknown or if the choice cannot be bought. */
  total: Money | null
  /** The deposit within the total. */
  deposit: Money | null
  problem: ErrorCode | null
}

/** Error codes of the return leg, by the code for a single leg. */
const OF_RETURN: Partial<Record<ErrorCode, ErrorCode>> = {
  SOLD_OUT: 'RETURN_SOLD_OUT',
  DATE_CLOSED: 'RETURN_CLOSED',
  DATE_PAST: 'RETURN_CLOSED',
  TOO_LATE: 'RETURN_CLOSED',
}

/** Returns the daily prices of one leg and its predicted error. */
function legOf({ option, choice }: LinkedChoice, calendar: Availability | undefined) {
  const open = calendar?.days.filter(({ status }) => status === 'available')
  return {
    problem: calendar ? predictedError(choice, option, calendar) : null,
    prices: pricesOf(choice, option, (day) => open?.find(({ date }) => date === day)),
  }
}

/** Returns the return leg of a linked choice as a choice of its own; null for a one-way trip. */
export function linkedBack(
  options: Option[],
  { option, choice, selection }: LinkedChoice,
): LinkedChoice | null {
  const back = returnOption(options, option, choice)
  return back && { option: back, choice: returnSelection(choice, back), selection }
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

/** Returns the price of a linked choice, including the return leg and deposits. */
export function previewOf(
  out: LinkedChoice,
  back: LinkedChoice | null,
  currency: Currency,
  calendars: { out?: Availability; back?: Availability },
): Preview {
  const outLeg = legOf(out, calendars.out)
  const backLeg = back && legOf(back, calendars.back)
  const backProblem = backLeg?.problem ? (OF_RETURN[backLeg.problem] ?? backLeg.problem) : null
  const problem = outLeg.problem ?? (back && tooEarly(out, back) ? 'RETURN_TOO_EARLY' : backProblem)
  const days = backLeg
    ? outLeg.prices && backLeg.prices && [...outLeg.prices, ...backLeg.prices]
    : outLeg.prices
  const extras = selectedExtras(out.option, out.choice, back?.option)
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
