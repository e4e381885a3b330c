import type { HandoverTerms } from '@/lib/domain/handover'
import type { Locale } from '@/lib/domain/locale'
import type { PickupTerms } from '@/lib/domain/pickup'

/** How goods are handed over, in one language. */
export function handoverView(terms: HandoverTerms | null, locale: Locale): HandoverTerms<string> | null {
  return (
    terms && {
      points: terms.points.map(({ code, name, directions, hours }) => ({
        code,
        name: name[locale],
        directions: directions[locale],
        hours,
      })),
      delivery: terms.delivery,
    }
  )
}

/** Where travellers are fetched, in one language. */
export function pickupView(terms: PickupTerms | null, locale: Locale): PickupTerms<string> | null {
  return terms && { ...terms, zones: terms.zones.map(({ code, name }) => ({ code, name: name[locale] })) }
}
