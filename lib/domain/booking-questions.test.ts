import { describe, expect, test } from 'vitest'
import { answerProblem, openSpans, tidyAnswer } from './booking-questions'
import type { Question } from './catalog'

test.each([
  ['tg413', 'TG 413'],
  ['TG 413', 'TG 413'],
  ['U2-8901', 'U2 8901'],
  ['3u8887', '3U 8887'],
  ['EZY 12A', 'EZY 12A'],
  ['ＴＧ　４１３', 'TG 413'],
])('[B5] normalizes the flight number %s', (typed, normal) => {
  expect(tidyAnswer('lead_flight_number', typed)).toBe(normal)
})

test.each(['413', 'TG', 'Thai Airways', '12 345', 'TG 41355'])('[B5] rejects flight number %s', (typed) => {
  expect(answerProblem('lead_flight_number', typed)).toEqual({ code: 'invalid' })
})

test('[B5] rejects an invalid time of day', () => {
  expect(tidyAnswer('lead_arrival_time', '9:05')).toBe('09:05')
  expect(tidyAnswer('lead_drop_off_time', '14.30')).toBe('14:30')
  for (const typed of ['24:00', '12:60', 'noon', '7'])
    expect(answerProblem('lead_collect_time', typed), typed).toEqual({ code: 'invalid' })
})

test('[B5] requires answers, except for diet, terminal and special requests', () => {
  expect(answerProblem('lead_flight_number', '  ')).toEqual({ code: 'required' })
  expect(answerProblem('lead_arrival_time')).toEqual({ code: 'required' })
  expect(answerProblem('lead_diet', ' ')).toBeNull()
  expect(answerProblem('lead_terminal')).toBeNull()
  expect(answerProblem('lead_special_requests', '')).toBeNull()
  expect(tidyAnswer('lead_diet', ' no peanuts ')).toBe('no peanuts')
  expect(tidyAnswer('lead_special_requests', 'A high floor.\nA cot. ')).toBe('A high floor.\nA cot.')
})

test('[C4] requires drop-off and collection during opening hours, collection after drop-off', () => {
  const open = openSpans([{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00' }], '2026-12-12')
  const dropOff = (typed: string) => answerProblem('lead_drop_off_time', typed, { open })
  const collect = (typed: string, lead_drop_off_time = '09:30') =>
    answerProblem('lead_collect_time', typed, { open, others: { lead_drop_off_time } })
  const closed = { code: 'closed', values: { hours: '08:00–20:00' } }
  for (const time of ['07:59', '20:00', '03:00']) expect(dropOff(time), time).toEqual(closed)
  for (const time of ['08:00', '8:00', '19:59']) expect(dropOff(time), time).toBeNull()
  expect(collect('20:01')).toEqual(closed)
  expect(collect('20:00')).toBeNull()
  expect(collect('09:30')).toEqual({ code: 'before_drop_off' })
  expect(collect('09:31')).toBeNull()
  expect(collect('17:00', '')).toBeNull()
  expect(answerProblem('lead_drop_off_time', '03:00')).toBeNull()
})

describe('a delivery to zones', () => {
  const zones = [
    { country: 'TH', postcodes: ['102'] },
    { country: 'JP', postcodes: [] },
  ]
  const problem = (question: Question, answer: string, country = 'TH') =>
    answerProblem(question, answer, { zones, others: { lead_delivery_country: country } })?.code

  test('[B5] accepts only the countries of the zones', () => {
    expect(problem('lead_delivery_country', 'JP')).toBeUndefined()
    expect(problem('lead_delivery_country', 'DE')).toBe('delivery_country')
    expect(problem('lead_delivery_country', '')).toBe('required')
  })

  test('[B5] accepts only the postcodes of the zones, and needs none for a whole country', () => {
    expect(problem('lead_delivery_postcode', '10 200')).toBeUndefined()
    expect(problem('lead_delivery_postcode', '50200')).toBe('delivery_postcode')
    expect(problem('lead_delivery_postcode', '1020!')).toBe('invalid')
    expect(problem('lead_delivery_postcode', '')).toBe('required')
    expect(problem('lead_delivery_postcode', '', 'JP')).toBeUndefined()
    expect(problem('lead_delivery_postcode', '100-0001', 'JP')).toBeUndefined()
  })
})
