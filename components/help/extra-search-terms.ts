import { LOCALES, type Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import type { QuestionId } from './questions'

/** Extra search terms of a question: synonyms in the page's language, title and synonyms in the others. */
export function extraSearchTerms(id: QuestionId, locale: Locale): string {
  return [locale, ...LOCALES.filter((other) => other !== locale)]
    .flatMap((language) => {
      const text = (key: string) => translator(language)(`pages.help.questions.${id}.${key}`)
      return language === locale ? [text('also')] : [text('question'), text('also')]
    })
    .join(' ')
}
