import { QUESTIONS } from './catalog'
import { placeName } from './country-names'
import type { Locale } from './locale'

/** Returns the answers in the order of the questions, as a reader of a language reads them. */
export function answerList(answers: Partial<Record<string, string>>, locale: Locale) {
  return QUESTIONS.flatMap((question) => {
    const answer = answers[question]
    if (!answer) return []
    return [{ question, answer: question === 'lead_delivery_country' ? placeName(answer, locale) : answer }]
  })
}
