import { localPlace } from '@/lib/domain/local-place'
import { inLocale, type Locale } from '@/lib/domain/locale'
import type { Leg } from '@/lib/domain/trip'

/** Returns where a booking starts, in one language; null if that is no place. */
export function meetingView(place: Leg['meeting'], timeZone: string, locale: Locale) {
  if (!place) return null
  const name = inLocale(place.name, locale)
  const { latitude = null, longitude = null } = place
  if (!name) return null
  const directions = inLocale(place.directions, locale) ?? ''
  return { name, directions, latitude, longitude, local: localPlace(place.name, timeZone, locale) }
}
