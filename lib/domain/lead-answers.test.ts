import { expect, test } from 'vitest'
import { answerProblem, tidyAnswer } from './lead-answers'

test.each([
  ['tg413', 'TG 413'],
  ['TG 413', 'TG 413'],
  ['U2-8901', 'U2 8901'],
  ['3u8887', '3U 8887'],
  ['EZY 12A', 'EZY 12A'],
  ['ＴＧ　４１３', 'TG 413'],
])('[B5] a flight number is kept as it stands on the board: %s', (typed, kept) => {
  expect(tidyAnswer('lead_flight_number', typed)).toBe(kept)
})

test.each(['413', 'TG', 'Thai Airways', '12 345', 'TG 41355'])('[B5] no flight number: %s', (typed) => {
  expect(answerProblem('lead_flight_number', typed)).toBe('invalid')
})

test('[B5] a time is a time of the day', () => {
  expect(tidyAnswer('lead_arrival_time', '9:05')).toBe('09:05')
  expect(tidyAnswer('lead_drop_off_time', '14.30')).toBe('14:30')
  for (const typed of ['24:00', '12:60', 'noon', '7'])
    expect(answerProblem('lead_collect_time', typed), typed).toBe('invalid')
})

test('[B5] what has to be answered is asked for; diet and terminal may stay empty', () => {
  expect(answerProblem('lead_flight_number', '  ')).toBe('required')
  expect(answerProblem('lead_arrival_time')).toBe('required')
  expect(answerProblem('lead_diet', ' ')).toBeNull()
  expect(answerProblem('lead_terminal')).toBeNull()
  expect(tidyAnswer('lead_diet', ' no peanuts ')).toBe('no peanuts')
})
