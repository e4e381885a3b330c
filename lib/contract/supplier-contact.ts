import { z } from 'zod'
import { openingHours } from './fulfilment'

/** Whom travellers call on the day. */
export const supplierContact = z.object({
  /** E.164. */
  phone: z.string(),
  /** The phone in international form. */
  phone_text: z.string(),
  /** When it is answered, in the venue's local time; empty if not known. */
  hours: z.array(openingHours),
})
