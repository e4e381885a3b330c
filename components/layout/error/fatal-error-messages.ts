import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import { splitLocale } from '@/lib/i18n/paths'
import type { FatalErrorMessages } from '@/lib/i18n/read-fatal-error-messages'

/** Inlined by the build, for when the layout that loads the messages has failed. */
const inlined: string = process.env.FATAL_ERROR_MESSAGES ?? '{}'

/** Returns the fatal error messages in the language of a public path. */
export function fatalErrorMessages(pathname: string, messages = inlined) {
  const locale = splitLocale(pathname).locale ?? DEFAULT_LOCALE
  return { locale, ...(JSON.parse(messages) as Record<Locale, FatalErrorMessages>)[locale] }
}
