import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js'
import type { z } from 'zod'
import type { checkoutForm } from '@/lib/contract/checkout'
import type { FieldProblem } from '@/lib/contract/error'
import { openQuestions } from '@/lib/domain/booking-details'
import { answerProblem, tidyAnswer } from '@/lib/domain/booking-questions'
import type { Question, UnitType } from '@/lib/domain/catalog'
import { identityOf, identityProblem } from '@/lib/domain/identity-document'
import { isPassport, tidyPassport } from '@/lib/domain/passport'
import { spreadDiscount } from '@/lib/domain/promo'
import { isRequiredOfEach, travellersOf, unitsWithPeople } from '@/lib/domain/travellers'
import { counterSpans } from '@/lib/server/catalog/fulfilment-view'
import type { Offer } from '@/lib/server/catalog/price-selection'

type Details = z.output<typeof checkoutForm>['details'][string]
type Traveller = Details['travellers'][number]
type Unit = Offer['facts']['units'][number]

export type Fields = Record<string, FieldProblem[]>

export const oneLine = (text: string | undefined) =>
  text?.normalize('NFC').replaceAll(/\s+/g, ' ').trim() ?? ''

/** Returns a normalized passport number; null if it is missing or invalid. */
export function passportOf(text: string | undefined): string | null {
  const number = tidyPassport(text ?? '')
  return isPassport(number) ? number : null
}

function ageProblem(age: number | undefined, { minAge, maxAge }: Unit): FieldProblem | null {
  if (age === undefined) return { code: 'required' }
  if (minAge !== null && age < minAge) return { code: 'too_small', values: { limit: minAge } }
  if (maxAge !== null && age > maxAge) return { code: 'too_big', values: { limit: maxAge } }
  return null
}

function travellerProblems(
  traveller: Traveller,
  unit: Unit,
  questions: readonly Question[],
  idCardCountry: string | null,
) {
  const problems: Array<[string, FieldProblem]> = []
  if (questions.includes('full_name') && oneLine(traveller.full_name) === '')
    problems.push(['full_name', { code: 'required' }])
  const age = questions.includes('age') && ageProblem(traveller.age, unit)
  if (age) problems.push(['age', age])
  const { passport_number: passport = '' } = traveller
  if (questions.includes('passport_number') && passportOf(passport) === null)
    problems.push(['passport_number', { code: tidyPassport(passport) === '' ? 'required' : 'passport' }])
  const identity = questions.includes('identity_document') && identityProblem(traveller, idCardCountry)
  if (identity) problems.push([identity.field, { code: identity.code }])
  return problems
}

const zonesOf = ({ product }: Offer['facts']) => product.fulfilment?.delivery_zones ?? []

const questionsOf = ({ facts, request }: Offer) =>
  openQuestions(facts.option.questions, request.bookingDetails, zonesOf(facts))

/** Returns the validation errors of an offer's details, by field path in the checkout form. */
export function answerProblems(offer: Offer, details: Details | undefined, path: string): Fields {
  const { units } = offer.facts
  const questions = questionsOf(offer)
  const people = travellersOf(units, offer.request.quantities, questions, offer.request.bookingDetails.group)
  const given = details?.travellers ?? []
  const open = counterSpans(offer.facts, offer.request.date)
  const zones = zonesOf(offer.facts)
  const fields: Fields = {}
  if (given.length > people.length)
    fields[`${path}.travellers`] = [{ code: 'too_big', values: { limit: people.length } }]
  for (const [index, unit] of people.entries())
    for (const [field, problem] of travellerProblems(
      given[index] ?? {},
      unit,
      questions,
      offer.facts.option.idCardCountry,
    ))
      fields[`${path}.travellers.${index}.${field}`] = [problem]
  for (const question of questions) {
    const problem = isRequiredOfEach(question)
      ? null
      : answerProblem(question, details?.answers[question], { open, zones, others: details?.answers })
    if (problem) fields[`${path}.answers.${question}`] = [problem]
  }
  return fields
}

/** Returns the price of each unit of an offer after the discount, by unit type and in order. */
function unitPrices({ lines }: Offer, discounts: readonly number[]): Map<UnitType, number[]> {
  return new Map(
    lines.flatMap(({ unit, quantity, price }, index) => {
      if (unit === null) return []
      const amounts = Array.from({ length: quantity }, () => price.amount)
      const off = spreadDiscount(discounts[index] ?? 0, amounts)
      return [[unit, amounts.map((amount, position) => amount - (off[position] ?? 0))]]
    }),
  )
}

/** Returns the documents of a traveller that an option asks for. */
export function documentsOf(
  traveller: Traveller,
  { questions, idCardCountry }: Pick<Offer['facts']['option'], 'questions' | 'idCardCountry'>,
) {
  return questions.includes('identity_document')
    ? identityOf(traveller, idCardCountry)
    : { passportNumber: passportOf(traveller.passport_number) }
}

const personOf = (traveller: Traveller = {}, option: Offer['facts']['option']) => ({
  travellerName: oneLine(traveller.full_name) || null,
  age: traveller.age ?? null,
  ...documentsOf(traveller, option),
})

/**
 * Returns one entry for each unit of an offer, with the travellers assigned to the units in order.
 * @param discounts the discount on each of the offer's price lines, in minor units
 */
export function unitItems(offer: Offer, details: Details | undefined, discounts: readonly number[] = []) {
  const { option, units } = offer.facts
  const hasTravellerQuestions = option.questions.some(isRequiredOfEach)
  const travellers = [...(details?.travellers ?? [])]
  const prices = unitPrices(offer, discounts)
  const { quantities, bookingDetails } = offer.request
  return unitsWithPeople(units, quantities, bookingDetails.group).map(({ unit, people }, position) => {
    const [first, ...others] = hasTravellerQuestions ? travellers.splice(0, people) : []
    return {
      position,
      unitCode: unit.code,
      label: unit.label,
      amount: prices.get(unit.code)?.shift() ?? 0,
      ...personOf(first, option),
      companions: others.map((traveller) => {
        const { travellerName: name, ...rest } = personOf(traveller, option)
        return { name, ...rest }
      }),
    }
  })
}

/** Returns the lead traveller's answers to the questions of an offer; other answers are dropped. */
export function leadAnswers(offer: Offer, details: Details | undefined): Record<string, string> {
  return Object.fromEntries(
    questionsOf(offer).flatMap((question) => {
      const answer = isRequiredOfEach(question)
        ? null
        : tidyAnswer(question, details?.answers[question] ?? '')
      return answer ? [[question, answer]] : []
    }),
  )
}

/**
 * Returns a phone number in E.164; null if invalid.
 * @param country ISO 3166-1, for numbers without a prefix
 */
export function phoneNumber(text: string, country: string): string | null {
  const parsed = parsePhoneNumber(text, country as CountryCode)
  return parsed?.isValid() ? parsed.number : null
}
