import { getTranslations } from 'next-intl/server'
import { contentFacts } from '@/components/article/facts'
import { isAbout } from '@/components/article/parts'
import { currentPage } from '@/lib/i18n/current-page'
import { extraSearchTerms } from './extra-search-terms'
import { HELP_TOPICS, neededFor, TOPIC_IDS } from './questions'

/** The topics of the help page with their questions, as far as they are about what the shop has. */
export async function readTopics() {
  const [t, { locale }, facts] = await Promise.all([
    getTranslations('pages.help'),
    currentPage(),
    contentFacts(),
  ])
  return TOPIC_IDS.map((id) => ({
    id,
    title: t(`topics.${id}`, facts),
    questions: HELP_TOPICS[id]
      .filter((question) => isAbout(facts, neededFor(question)))
      .map((question) => ({
        id: question,
        question: t(`questions.${question}.question`),
        answer: t(`questions.${question}.answer`, facts),
        also: extraSearchTerms(question, locale),
      })),
  })).filter(({ questions }) => questions.length > 0)
}
