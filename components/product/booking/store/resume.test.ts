import { expect, test } from 'vitest'
import { bookingOption, bookingState } from '@/tests/fixtures/booking-product'
import { type SelectionDraft, startingSelection } from '../selection/selection-draft'
import { selectionOf } from '../selection/selection-request'
import { type Arrival, resume } from './resume'

const shared = bookingOption('shared')
const charter = bookingOption('charter')
const state = bookingState([shared, charter], [], { live: false })
const TODAY = '2026-12-01'
const arrival = (values: Partial<Arrival>): Arrival => ({
  saved: null,
  waiting: null,
  search: '',
  today: TODAY,
  ...values,
})
const saved: SelectionDraft = {
  ...startingSelection(shared),
  date: '2026-12-12',
  time: '18:00',
  quantities: { ADULT: 3 },
}

test('a first visit starts with the first option', () => {
  expect(resume(state, arrival({}))).toMatchObject({
    live: true,
    selection: startingSelection(shared),
    chosen: false,
  })
})

test('a saved selection is restored', () => {
  const resumed = resume(state, arrival({ saved: JSON.stringify(saved) }))
  expect([resumed.selection, resumed.chosen]).toEqual([saved, true])
})

test('a selection that waits for sign-in is restored', () => {
  const waiting = selectionOf(saved, 'wat-arun')
  expect(resume(state, arrival({ waiting })).selection).toEqual(saved)
})

test('the URL names the option and the date, and the rest is restored', () => {
  const search = '?option=charter&from=2026-12-20'
  expect(resume(state, arrival({ saved: JSON.stringify(saved), search })).selection).toEqual({
    ...saved,
    optionId: 'charter',
    date: '2026-12-20',
    time: null,
  })
})

test.each(['?option=unknown', '?from=2026-11-30', '?from=soon'])('the URL %s changes nothing', (search) => {
  expect(resume(state, arrival({ search })).selection).toEqual(startingSelection(shared))
})

test('on return to a cached page, what is selected stays if nothing is saved', () => {
  const selected = { ...state, selection: saved }
  expect(resume(selected, arrival({})).selection).toEqual(saved)
})
