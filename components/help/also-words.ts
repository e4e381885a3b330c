import { LOCALES, type Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import type { HELP_TOPICS, HelpTopic } from './questions'

type QuestionId = (typeof HELP_TOPICS)[HelpTopic][number]

/** What else people may type for a question: other words in the page's language, and those of the other languages. */
export function alsoWords(id: QuestionId, locale: Locale): string {
  return [locale, ...LOCALES.filter((other) => other !== locale)]
    .flatMap((language) => {
      const word = (key: string) => translator(language)(`pages.help.questions.${id}.${key}`)
      return language === locale ? [word('also')] : [word('question'), word('also')]
    })
    .join(' ')
}
