import { type Locale, languageOf } from '@/lib/domain/locale'

/** The languages of Stripe's page, without those that it has for a region only. */
const PAGE_LANGUAGES = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ),
)

/** Returns the language of the page; Stripe refuses one that it does not have, and selects one itself for `auto`. */
export function pageLanguage(locale: Locale): string {
  const language = languageOf(locale)
  return PAGE_LANGUAGES.has(language) ? language : 'auto'
}
