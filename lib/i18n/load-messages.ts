import type { Locale } from '@/lib/domain/locale'
import type en from '@/messages/en.json'

type Messages = typeof en

const read = async (locale: Locale): Promise<Messages> => (await import(`@/messages/${locale}.json`)).default

/** The words of a language; where they cannot be loaded that is logged, and pages show the keys. */
export async function loadMessages(locale: Locale, load = read): Promise<Messages> {
  try {
    return await load(locale)
  } catch (error) {
    console.error(`The words of '${locale}' cannot be loaded`, error)
    return {} as Messages
  }
}
