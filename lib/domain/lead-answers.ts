import type { Question } from './catalog'
import { mayStayEmpty } from './travellers'

/** Letters and digits of the airline, then the number: 'TG 413', 'U2 8901', '3U8887', with a letter behind it at times. */
const FLIGHT = /^(?=.{0,2}[A-Z])([A-Z0-9]{2}|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)$/

const TIME = /^([01]?\d|2[0-3])[:.](\d{2})$/

/** Questions that are answered with a time of the day. */
export function asksTime(question: Question): boolean {
  return question.endsWith('_time')
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
  return asksTime(question) ? timeOf(answer) : answer
}

/** What is wrong with an answer, if anything is. */
export function answerProblem(question: Question, text = ''): 'required' | 'invalid' | null {
  if (text.trim() === '') return mayStayEmpty(question) ? null : 'required'
  return tidyAnswer(question, text) === null ? 'invalid' : null
}
