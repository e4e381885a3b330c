import type { Question } from './catalog'
import { hoursOn, type OpeningHours } from './fulfilment'
import type { LocalDate } from './local-date'
import { mayStayEmpty } from './travellers'

/** Letters and digits of the airline, then the number: 'TG 413', 'U2 8901', '3U8887', with a letter behind it at times. */
const FLIGHT = /^(?=.{0,2}[A-Z])([A-Z0-9]{2}|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)$/

const TIME = /^([01]?\d|2[0-3])[:.](\d{2})$/

/** Questions that are answered with a time of the day. */
export function requiresTime(question: Question): boolean {
  return question.endsWith('_time')
}

/** Questions that are answered with a time at a counter. */
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

/** An answer as it is kept, e.g. 'TG 413' for 'tg413'; null where it cannot be one. */
export function tidyAnswer(question: Question, text: string): string | null {
  const answer = text.normalize('NFKC').trim()
  if (answer === '') return null
  if (question === 'lead_flight_number') return flightOf(answer)
  return requiresTime(question) ? timeOf(answer) : answer
}

/** When a counter is open on a day. */
export interface OpenSpan {
  from: string
  to: string
}

/** When the counter is open at which a day's bags are brought and fetched; none where nobody told its hours. */
export function openSpans(hours: readonly OpeningHours[], date: LocalDate | null): OpenSpan[] {
  return date === null ? [] : hoursOn(hours, date).map(([from, to]) => ({ from, to }))
}

/** What an answer is checked against besides itself. */
export interface AnswerSetting {
  /** None where no hours are known. */
  open?: readonly OpenSpan[]
  /** The other answers of the same booking. */
  others?: Partial<Record<Question, string>>
}

export type AnswerProblem =
  | { code: 'required' | 'invalid' | 'before_drop_off' }
  | { code: 'closed'; values: { hours: string } }

/** A counter takes nothing in the minute in which it closes, and gives out until then. */
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
  const brought =
    question === 'lead_collect_time' && tidyAnswer('lead_drop_off_time', others?.lead_drop_off_time ?? '')
  return brought && time <= brought ? ({ code: 'before_drop_off' } as const) : null
}

/** What is wrong with an answer, if anything is. */
export function answerProblem(
  question: Question,
  text = '',
  setting: AnswerSetting = {},
): AnswerProblem | null {
  if (text.trim() === '') return mayStayEmpty(question) ? null : { code: 'required' }
  const answer = tidyAnswer(question, text)
  return answer === null ? { code: 'invalid' } : counterProblem(question, answer, setting)
}
