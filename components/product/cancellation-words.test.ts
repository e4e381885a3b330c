import { expect, test } from 'vitest'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'
import { cancellationWords } from './cancellation-words'

const texts = {
  t: (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' '),
  notice: (hours: number) => `${hours}h`,
}

const of = (...cancellation: Array<{ hours_before: number; percent_kept: number }>) =>
  ({ cancellation, window: 'DATE_TIME', inventory: 'SLOT' }) as const

test('describes a policy in sentences', () => {
  expect(cancellationWords(of(), texts)).toEqual(['unused'])
  expect(
    cancellationWords(of({ hours_before: NON_REFUNDABLE.hoursBefore, percent_kept: 100 }), texts),
  ).toEqual(['never'])
  expect(cancellationWords(of({ hours_before: 24, percent_kept: 100 }), texts)).toEqual(['free 24h', 'late'])
  expect(
    cancellationWords(
      of({ hours_before: 168, percent_kept: 50 }, { hours_before: 48, percent_kept: 100 }),
      texts,
    ),
  ).toEqual(['free 168h', 'kept 168h 50', 'lateFrom 48h'])
})

test('states from when hours are counted if a day is booked without a time', () => {
  const day = { hours_before: 24, percent_kept: 100 }
  expect(cancellationWords({ cancellation: [day], window: 'DATE_RANGE', inventory: 'STOCK' }, texts)).toEqual(
    ['free 24h', 'late', 'midnight'],
  )
  expect(cancellationWords({ cancellation: [], window: 'DATE', inventory: 'STOCK' }, texts)).toEqual([
    'unused',
  ])
})

test('[C4] for an eSIM, states what ends free cancellation', () => {
  expect(cancellationWords({ cancellation: [], window: 'NONE', inventory: 'SERIAL' }, texts)).toEqual([
    'unseen',
  ])
})
