import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { contentFacts } from '@/components/article/facts'
import { isAbout } from '@/components/article/parts'
import { Prose } from '@/components/article/prose'
import { faqGraph } from '@/components/help/faq-graph'
import { HelpSearch } from '@/components/help/help-search'
import { Question } from '@/components/help/question'
import { readTopics } from '@/components/help/read-topics'
import { ClientMessages } from '@/components/page/client-messages'
import { JsonLd } from '@/components/page/json-ld'
import { pageHead } from '@/components/page/page-head'
import { ButtonLink } from '@/components/ui/action/button-link'
import { CHANGED } from '@/lib/domain/public-pages'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts] = await Promise.all([getTranslations('pages.help'), contentFacts()])
  return pageHead({
    path: '/help',
    title: t('headTitle', facts),
    description: t('description', facts),
    preview: 'help',
  })
}

export default async function HelpPage() {
  const [t, { path }, facts, topics] = await Promise.all([
    getTranslations('pages.help'),
    currentPage(),
    contentFacts(),
    readTopics(),
  ])
  const hasSupport = isAbout(facts, 'hasSupport')
  return (
    <Article title={t('title')} lead={t('lead', facts)} changed={CHANGED['/help']} contents={topics} sideOnly>
      <ClientMessages of={['pages.help.search']}>
        <HelpSearch
          placeholder={t('search.placeholder', facts)}
          emptyText={t('search.emptyText', facts)}
          hasSupport={hasSupport}
        >
          {topics.map(({ id, title, questions }) => (
            <section key={id} id={id} data-topic className="pb-10">
              <h2 className="pb-2 text-24">{title}</h2>
              {questions.map((question) => (
                <Question key={question.id} {...question} />
              ))}
            </section>
          ))}
        </HelpSearch>
      </ClientMessages>
      {hasSupport && (
        <section className="rounded-26 bg-bg-2 p-5 md:p-8 print:hidden">
          <h2 className="text-24">{t('more.title')}</h2>
          <Prose className="pt-2 pb-4">{t('more.text')}</Prose>
          <ButtonLink href={path('/support')}>{t('search.support')}</ButtonLink>
        </section>
      )}
      <JsonLd
        data={faqGraph({
          questions: topics.flatMap(({ questions }) => questions),
          changed: CHANGED['/help'],
        })}
      />
    </Article>
  )
}
