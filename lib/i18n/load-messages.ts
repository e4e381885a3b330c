import type { Locale } from '@/lib/domain/locale'
import { importMessages, type Messages } from './import-messages'

/** Loads the messages of a language. If that fails, the error is logged and pages show the keys. */
export async function loadMessages(locale: Locale, load = importMessages): Promise<Messages> {
  try {
    return await load(locale)
  } catch (error) {
    console.error(`messages of '${locale}' could not be loaded`, error)
    return {} as Messages
  }
}
