import type { Locale } from '@/lib/domain/locale'
import type en from '@/messages/en.json'

type Messages = typeof en

const read = async (locale: Locale): Promise<Messages> => (await import(`@/messages/${locale}.json`)).default

/** Loads the messages of a language. If that fails, the error is logged and pages show the keys. */
export async function loadMessages(locale: Locale, load = read): Promise<Messages> {
  try {
    return await load(locale)
  } catch (error) {
    console.error(`messages of '${locale}' could not be loaded`, error)
    return {} as Messages
  }
}
