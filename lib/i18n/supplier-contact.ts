import type { SupplierContact } from '@/lib/contract/supplier-contact'
import type { Locale } from '@/lib/domain/locale'
import { formatHours } from './opening-hours'

/** Returns the hours of a supplier's phone, e.g. 'Mon–Sat 08:00–20:00'; empty if they are not known. */
export const contactHours = ({ hours }: SupplierContact, locale: Locale): string =>
  formatHours(hours, locale).join(' · ')

/** Returns a supplier's phone with its hours, in one line each. */
export const contactText = (contact: SupplierContact, locale: Locale): string =>
  [contact.phone_text, contactHours(contact, locale)].filter(Boolean).join('\n')
