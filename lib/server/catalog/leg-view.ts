import type { z } from 'zod'
import type { leg } from '@/lib/contract/cart'
import type { Locale } from '@/lib/domain/locale'
import type { Leg } from '@/lib/domain/trip'

/** The ways of a trip in one language; none where nobody is taken anywhere. */
export function legViews(legs: readonly Leg[] | undefined, locale: Locale): Array<z.input<typeof leg>> {
  return (legs ?? []).map(({ from, to, option, date, time }) => ({
    from: from[locale],
    to: to[locale],
    option_name: option[locale],
    date,
    time,
  }))
}
