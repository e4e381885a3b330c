import { expect, test } from 'vitest'
import { answerProblem, openSpans, tidyAnswer } from './booking-questions'

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
  expect(answerProblem('lead_flight_number', typed)).toEqual({ code: 'invalid' })
})

test('[B5] a time is a time of the day', () => {
  expect(tidyAnswer('lead_arrival_time', '9:05')).toBe('09:05')
  expect(tidyAnswer('lead_drop_off_time', '14.30')).toBe('14:30')
  for (const typed of ['24:00', '12:60', 'noon', '7'])
    expect(answerProblem('lead_collect_time', typed), typed).toEqual({ code: 'invalid' })
})

test('[B5] what has to be answered is asked for; diet and terminal may stay empty', () => {
  expect(answerProblem('lead_flight_number', '  ')).toEqual({ code: 'required' })
  expect(answerProblem('lead_arrival_time')).toEqual({ code: 'required' })
  expect(answerProblem('lead_diet', ' ')).toBeNull()
  expect(answerProblem('lead_terminal')).toBeNull()
  expect(tidyAnswer('lead_diet', ' no peanuts ')).toBe('no peanuts')
})

test('[C4] bags are brought and fetched while the counter is open, and fetched after they were brought', () => {
  const open = openSpans([{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00' }], '2026-12-12')
  const brought = (typed: string) => answerProblem('lead_drop_off_time', typed, { open })
  const fetched = (typed: string, lead_drop_off_time = '09:30') =>
    answerProblem('lead_collect_time', typed, { open, others: { lead_drop_off_time } })
  const closed = { code: 'closed', values: { hours: '08:00–20:00' } }
  for (const time of ['07:59', '20:00', '03:00']) expect(brought(time), time).toEqual(closed)
  for (const time of ['08:00', '8:00', '19:59']) expect(brought(time), time).toBeNull()
  expect(fetched('20:01')).toEqual(closed)
  expect(fetched('20:00')).toBeNull()
  expect(fetched('09:30')).toEqual({ code: 'before_drop_off' })
  expect(fetched('09:31')).toBeNull()
  expect(fetched('17:00', '')).toBeNull()
  expect(answerProblem('lead_drop_off_time', '03:00')).toBeNull()
})
