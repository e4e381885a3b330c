import { expect, test } from 'vitest'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'
import { cancellationWords } from './cancellation-words'

const words = {
  t: (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' '),
  notice: (hours: number) => `${hours}h`,
}

test('a policy in sentences', () => {
  expect(cancellationWords([], words)).toEqual(['unused'])
  expect(cancellationWords([{ hours_before: NON_REFUNDABLE.hoursBefore, percent_kept: 100 }], words)).toEqual(
    ['never'],
  )
  expect(cancellationWords([{ hours_before: 24, percent_kept: 100 }], words)).toEqual(['free 24h', 'late'])
  expect(
    cancellationWords(
      [
        { hours_before: 168, percent_kept: 50 },
        { hours_before: 48, percent_kept: 100 },
      ],
      words,
    ),
  ).toEqual(['free 168h', 'kept 168h 50', 'lateFrom 48h'])
})
