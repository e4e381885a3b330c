import type { z } from 'zod'
import type { option } from '@/lib/contract/option'
import { inLocale, type Locale } from '@/lib/domain/locale'
import type { Route, StartingPlace } from '@/lib/domain/trip'

function startView({ name, directions, latitude, longitude }: StartingPlace, locale: Locale) {
  return { name: inLocale(name, locale), directions: inLocale(directions, locale), latitude, longitude }
}

/** An option's route in one language; `opposite` is set only if that option is on sale. */
export function routeView(
  { from, to, minutes, opposite, bags, meeting }: Route,
  sold: readonly string[],
  locale: Locale,
): NonNullable<z.input<typeof option>['route']> {
  return {
    from: inLocale(from, locale),
    to: inLocale(to, locale),
    minutes,
    opposite: sold.find((id) => id === opposite) ?? null,
    bags: bags && { included: bags.included, max_kg: bags.maxKg, max_cm: bags.maxCm },
    meeting: meeting ? startView(meeting, locale) : null,
  }
}
