import parsePhoneNumber from 'libphonenumber-js'
import type { BookingRow } from './repo'
import type { contactsOf } from './supplier-contact-repo'

export type Contacts = Awaited<ReturnType<typeof contactsOf>>

/** Whom travellers call on the day; null before a booking is confirmed, when questions are for the shop. */
export function contactView({ status, snapshot }: BookingRow, contacts: Contacts) {
  const contact = contacts.find(({ name }) => name === snapshot.supplier)
  if (!contact?.phone || (status !== 'confirmed' && status !== 'completed')) return null
  const { phone, hours } = contact
  return { phone, phone_text: parsePhoneNumber(phone)?.formatInternational() ?? phone, hours }
}
