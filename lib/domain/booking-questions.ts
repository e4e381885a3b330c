import type { Question } from './catalog'
import {
  type DeliveryZone,
  deliveryCountries,
  isDelivered,
  requiresPostcode,
  tidyPostcode,
} from './delivery-zones'
import { hoursOn, type OpeningHours } from './fulfilment'
import type { LocalDate } from './local-date'
import { mayStayEmpty } from './travellers'

/** Maximum length of an answer, in characters. */
export const MAX_ANSWER_LENGTH = 300

/** Airline code, then the flight number with an optional letter suffix: 'TG 413', 'U2 8901', '3U8887'. */
const FLIGHT = /^(?=.{0,2}[A-Z])([A-Z0-9]{2}|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)$/

const TIME = /^([01]?\d|2[0-3])[:.](\d{2})$/

/** Whether a question asks for a time of day. */
export function requiresTime(question: Question): boolean {
  return question.endsWith('_time')
}

/** Whether an answer may have several sentences. */
export function isLong(question: Question): boolean {
  return question === 'lead_special_requests'
}

/** Whether a question asks for a time at a counter. */
export function requiresCounter(question: Question): boolean {
  return question === 'lead_drop_off_time' || question === 'lead_collect_time'
}

function flightOf(text: string): string | null {
  const [, airline, number] = FLIGHT.exec(text.toUpperCase()) ?? []
  return airline && number ? `${airline} ${number}` : null
}

function timeOf(text: string): string | null {
  const [, hours = '', minutes = ''] = TIME.exec(text) ?? []
  return hours && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

/** Normalizes an answer for storage, e.g. 'tg413' to 'TG 413'; null if it is invalid. */
export function tidyAnswer(question: Question, text: string): string | null {
  const answer = text.normalize('NFKC').trim()
  if (answer === '') return null
  if (question === 'lead_flight_number') return flightOf(answer)
  if (question === 'lead_delivery_postcode') return tidyPostcode(answer)
  return requiresTime(question) ? timeOf(answer) : answer
}

/** A time span in which a counter is open on a day. */
export interface OpenSpan {
  from: string
  to: string
}

/** Returns the opening hours of the luggage counter on a day; empty if they are not known. */
export function openSpans(hours: readonly OpeningHours[], date: LocalDate | null): OpenSpan[] {
  return date === null ? [] : hoursOn(hours, date).map(([from, to]) => ({ from, to }))
}

/** The context for checking an answer. */
export interface AnswerSetting {
  /** Empty if no hours are known. */
  open?: readonly OpenSpan[]
  /** Where goods are delivered; empty: anywhere. */
  zones?: ReadonlyArray<Pick<DeliveryZone, 'country' | 'postcodes'>>
  /** The other answers of the same booking. */
  others?: Partial<Record<Question, string>>
}

export type AnswerProblem =
  | { code: 'required' | 'invalid' | 'before_drop_off' | 'delivery_country' | 'delivery_postcode' }
  | { code: 'closed'; values: { hours: string } }

/** At closing time a counter accepts nothing, but still hands out. */
function isOpen(question: Question, time: string, open: readonly OpenSpan[]): boolean {
  return open.some(
    ({ from, to }) => from <= time && (question === 'lead_collect_time' ? time <= to : time < to),
  )
}

function counterProblem(question: Question, time: string, { open = [], others }: AnswerSetting) {
  if (!requiresCounter(question)) return null
  if (open.length > 0 && !isOpen(question, time, open)) {
    const hours = open.map(({ from, to }) => `${from}–${to}`).join(', ')
    return { code: 'closed', values: { hours } } as const
  }
  const dropOff =
    question === 'lead_collect_time' && tidyAnswer('lead_drop_off_time', others?.lead_drop_off_time ?? '')
  return dropOff && time <= dropOff ? ({ code: 'before_drop_off' } as const) : null
}

function zoneProblem(question: Question, answer: string, { zones = [], others }: AnswerSetting) {
  if (question === 'lead_delivery_country')
    return deliveryCountries(zones).includes(answer) ? null : ({ code: 'delivery_country' } as const)
  const country = others?.lead_delivery_country ?? ''
  return question === 'lead_delivery_postcode' &&
    requiresPostcode(zones, country) &&
    !isDelivered(zones, country, answer)
    ? ({ code: 'delivery_postcode' } as const)
    : null
}

/** Whether a question needs no answer; a postcode is needed only where it decides on the delivery. */
function isOptional(question: Question, { zones = [], others }: AnswerSetting): boolean {
  return question === 'lead_delivery_postcode'
    ? !requiresPostcode(zones, others?.lead_delivery_country ?? '')
    : mayStayEmpty(question)
}

/** Returns the problem of an answer, or null if it is valid. */
export function answerProblem(
  question: Question,
  text = '',
  setting: AnswerSetting = {},
): AnswerProblem | null {
  if (text.trim() === '') return isOptional(question, setting) ? null : { code: 'required' }
  const answer = tidyAnswer(question, text)
  if (answer === null) return { code: 'invalid' }
  return counterProblem(question, answer, setting) ?? zoneProblem(question, answer, setting)
}
