import type { OpeningHours } from '@/lib/domain/fulfilment'
import type { Locale } from '@/lib/domain/locale'
import { formatHours } from './opening-hours'

interface Contact {
  phone_text: string
  hours: readonly OpeningHours[]
}

/** Returns the hours of a supplier's phone, e.g. 'Mon–Sat 08:00–20:00'; empty if they are not known. */
export const contactHours = ({ hours }: Contact, locale: Locale): string =>
  formatHours(hours, locale).join(' · ')

/** Returns a supplier's phone with its hours, in one line each. */
export const contactText = (contact: Contact, locale: Locale): string =>
  [contact.phone_text, contactHours(contact, locale)].filter(Boolean).join('\n')
