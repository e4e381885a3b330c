import { expect, test } from 'vitest'
import type { Question, UnitType } from '@/lib/domain/catalog'
import type { Offer } from '@/lib/server/catalog/price-selection'
import { answerProblems, leadAnswers, phoneNumber, unitItems } from './traveller-details'

function offer(questions: Question[]): Offer {
  const unit = (code: UnitType, minAge: number | null, maxAge: number | null) => ({
    optionId: 'o',
    code,
    position: 0,
    label: { en: code, th: code, 'zh-cn': code },
    minAge,
    maxAge,
    paxCount: 1,
    accompaniedBy: null,
    maxQuantity: null,
    group: null,
  })
  return {
    facts: {
      option: { questions, fulfilmentMethods: [], idCardCountry: 'TH' },
      product: { fulfilment: null },
      units: [unit('ADULT', 12, null), unit('CHILD', 3, 11)],
    },
    request: { date: null, quantities: { ADULT: 1, CHILD: 1 }, bookingDetails: {} },
    lines: [],
  } as unknown as Offer
}

const details = (travellers: object[], answers = {}) => ({ travellers, answers })

test('[B5] validates each traveller against the questions of the product', () => {
  const subject = offer(['full_name', 'age', 'passport_number', 'lead_flight_number', 'lead_diet'])
  const good = [
    { full_name: 'สมชาย ใจดี', age: 40, passport_number: 'aa 123 4567' },
    { full_name: '李', age: 11, passport_number: 'E12345678' },
  ]
  expect(answerProblems(subject, details(good, { lead_flight_number: 'TG 102' }), 'd')).toEqual({})
  expect(answerProblems(subject, details(good, { lead_flight_number: 'my flight' }), 'd')).toEqual({
    'd.answers.lead_flight_number': [{ code: 'invalid' }],
  })
  expect(answerProblems(subject, undefined, 'd')).toEqual({
    'd.travellers.0.full_name': [{ code: 'required' }],
    'd.travellers.0.age': [{ code: 'required' }],
    'd.travellers.0.passport_number': [{ code: 'required' }],
    'd.travellers.1.full_name': [{ code: 'required' }],
    'd.travellers.1.age': [{ code: 'required' }],
    'd.travellers.1.passport_number': [{ code: 'required' }],
    'd.answers.lead_flight_number': [{ code: 'required' }],
  })
})

test('[B5] validates an age against the age band of its ticket', () => {
  const problems = (adult: number, child: number) =>
    Object.values(answerProblems(offer(['age']), details([{ age: adult }, { age: child }]), 'd')).flat()
  expect(problems(12, 3)).toEqual([])
  expect(problems(11, 12)).toEqual([
    { code: 'too_small', values: { limit: 12 } },
    { code: 'too_big', values: { limit: 11 } },
  ])
})

test('[B5] rejects more travellers than places instead of assigning them to another ticket', () => {
  const three = details([{ full_name: 'A' }, { full_name: 'B' }, { full_name: 'C' }])
  expect(answerProblems(offer(['full_name']), three, 'd')).toEqual({
    'd.travellers': [{ code: 'too_big', values: { limit: 2 } }],
  })
})

test('[C4] rejects a time outside the opening hours of the counter and returns that day’s hours', () => {
  const subject = offer(['lead_drop_off_time', 'lead_collect_time'])
  const weekend = [{ days: [6, 7], opens: '10:00', closes: '16:00' }]
  const counter = { code: 'counter', name: {}, directions: {}, hours: weekend }
  Object.assign(subject.facts.product, { fulfilment: { points: [counter], delivery: null } })
  subject.request.date = '2026-12-12'
  const problems = (lead_drop_off_time: string, lead_collect_time: string) =>
    answerProblems(subject, details([], { lead_drop_off_time, lead_collect_time }), 'd')
  expect(problems('10:00', '16:00')).toEqual({})
  expect(problems('09:00', '17:00')).toEqual({
    'd.answers.lead_drop_off_time': [{ code: 'closed', values: { hours: '10:00–16:00' } }],
    'd.answers.lead_collect_time': [{ code: 'closed', values: { hours: '10:00–16:00' } }],
  })
  expect(problems('12:00', '11:00')).toEqual({ 'd.answers.lead_collect_time': [{ code: 'before_drop_off' }] })
})

test('[B5] rejects an address outside the zones of the delivery, at its own field', () => {
  const subject = offer(['lead_delivery_address'])
  const zone = { country: 'TH', name: null, postcodes: ['10'] }
  Object.assign(subject.facts.product, { fulfilment: { points: [], delivery: null, delivery_zones: [zone] } })
  subject.request.bookingDetails = { fulfilment: { way: 'delivery' } }
  const address = { lead_delivery_address: '12 Maharat Road', lead_delivery_country: 'TH' }
  const problems = (change: object) => answerProblems(subject, details([], { ...address, ...change }), 'd')
  expect(problems({ lead_delivery_postcode: '10200' })).toEqual({})
  expect(problems({ lead_delivery_postcode: '50200' })).toEqual({
    'd.answers.lead_delivery_postcode': [{ code: 'delivery_postcode' }],
  })
  expect(problems({ lead_delivery_country: 'MY' })).toEqual({
    'd.answers.lead_delivery_country': [{ code: 'delivery_country' }],
  })
  expect(problems({})).toEqual({ 'd.answers.lead_delivery_postcode': [{ code: 'required' }] })
  expect(leadAnswers(subject, details([], { ...address, lead_delivery_postcode: '10 200' }))).toEqual({
    ...address,
    lead_delivery_postcode: '10200',
  })
})

test('[B5] asks each traveller for the document of the nationality, and stores no other', () => {
  const subject = offer(['identity_document'])
  const given = details([
    { nationality: 'TH', national_id_number: '1101700230708', passport_number: 'AA1234567' },
    { nationality: 'CN', passport_number: 'E12345678' },
  ])
  expect(answerProblems(subject, given, 'd')).toEqual({})
  expect(unitItems(subject, given)).toMatchObject([
    { nationality: 'TH', nationalIdNumber: '1101700230708', passportNumber: null },
    { nationality: 'CN', nationalIdNumber: null, passportNumber: 'E12345678' },
  ])
  expect(answerProblems(subject, details([{ nationality: 'TH' }]), 'd')).toEqual({
    'd.travellers.0.national_id_number': [{ code: 'required' }],
    'd.travellers.1.nationality': [{ code: 'country' }],
  })
})

test('keeps names in one piece and drops answers to questions that were not asked', () => {
  const subject = offer(['full_name', 'lead_diet'])
  const given = details([{ full_name: '  Mali   Sky ' }, { full_name: 'Ann' }], {
    lead_diet: 'halal',
    lead_flight_number: 'TG 1',
  })
  expect(unitItems(subject, given).map(({ travellerName }) => travellerName)).toEqual(['Mali Sky', 'Ann'])
  expect(leadAnswers(subject, given)).toEqual({ lead_diet: 'halal' })
})

test('normalizes phone numbers to E.164, using the country of the account without a prefix', () => {
  expect(phoneNumber('081 234 5678', 'TH')).toBe('+66812345678')
  expect(phoneNumber('+86 138 1234 5678', 'TH')).toBe('+8613812345678')
  expect(phoneNumber('12', 'TH')).toBeNull()
})

test('[B5, C4] requires the details of every member of a group unit and stores them with that unit', () => {
  const shared = offer(['full_name', 'passport_number'])
  const [unit] = shared.facts.units
  const boat = {
    ...shared,
    facts: { ...shared.facts, units: [{ ...unit, code: 'GROUP', group: { people: 6, bags: null } }] },
    request: { ...shared.request, quantities: { GROUP: 1 }, bookingDetails: { group: { people: 2 } } },
  } as Offer
  const given = details([
    { full_name: 'Mali Sky', passport_number: 'aa 123 4567' },
    { full_name: 'Ann', passport_number: 'E12345678' },
  ])
  expect(answerProblems(boat, given, 'd')).toEqual({})
  expect(Object.keys(answerProblems(boat, details([{ full_name: 'Mali Sky' }]), 'd'))).toEqual([
    'd.travellers.0.passport_number',
    'd.travellers.1.full_name',
    'd.travellers.1.passport_number',
  ])
  expect(unitItems(boat, given)).toMatchObject([
    {
      unitCode: 'GROUP',
      travellerName: 'Mali Sky',
      passportNumber: 'AA1234567',
      companions: [{ name: 'Ann', age: null, passportNumber: 'E12345678' }],
    },
  ])
})
