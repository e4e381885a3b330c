import { expect, test } from 'vitest'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'
import { cancellationWords } from './cancellation-words'

const words = {
  t: (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' '),
  notice: (hours: number) => `${hours}h`,
}

const of = (...cancellation: Array<{ hours_before: number; percent_kept: number }>) =>
  ({ cancellation, window: 'DATE_TIME', inventory: 'SLOT' }) as const

test('a policy in sentences', () => {
  expect(cancellationWords(of(), words)).toEqual(['unused'])
  expect(
    cancellationWords(of({ hours_before: NON_REFUNDABLE.hoursBefore, percent_kept: 100 }), words),
  ).toEqual(['never'])
  expect(cancellationWords(of({ hours_before: 24, percent_kept: 100 }), words)).toEqual(['free 24h', 'late'])
  expect(
    cancellationWords(
      of({ hours_before: 168, percent_kept: 50 }, { hours_before: 48, percent_kept: 100 }),
      words,
    ),
  ).toEqual(['free 168h', 'kept 168h 50', 'lateFrom 48h'])
})

test('where a day is booked without an hour, the sentences say from when its hours are counted', () => {
  const day = { hours_before: 24, percent_kept: 100 }
  expect(cancellationWords({ cancellation: [day], window: 'DATE_RANGE', inventory: 'STOCK' }, words)).toEqual(
    ['free 24h', 'late', 'midnight'],
  )
  expect(cancellationWords({ cancellation: [], window: 'DATE', inventory: 'STOCK' }, words)).toEqual([
    'unused',
  ])
})

test('[C4] of an eSIM the sentence says what ends it', () => {
  expect(cancellationWords({ cancellation: [], window: 'NONE', inventory: 'SERIAL' }, words)).toEqual([
    'unseen',
  ])
})
