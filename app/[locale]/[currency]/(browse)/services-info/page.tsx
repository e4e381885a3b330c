import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { contentFacts } from '@/components/article/facts'
import { isAbout } from '@/components/article/parts'
import { Section } from '@/components/article/section'
import { Unlisted } from '@/components/catalog/unlisted'
import { pageHead } from '@/components/page/page-head'
import { GUIDES, ServiceGuide } from '@/components/services/service-guide'
import { CHANGED } from '@/lib/domain/public-pages'

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts] = await Promise.all([getTranslations('pages.servicesInfo'), contentFacts()])
  return pageHead({
    path: '/services-info',
    title: t('title'),
    description: t('description', facts),
    preview: 'services-info',
  })
}

export default async function ServicesInfoPage() {
  const [t, facts] = await Promise.all([getTranslations('pages.servicesInfo'), contentFacts()])
  if (!isAbout(facts, 'hasProducts'))
    return (
      <Article title={t('title')} lead={t('lead', facts)}>
        <Unlisted />
      </Article>
    )
  const contents = [
    { id: 'all', title: t('all.title') },
    ...GUIDES.map((kind) => ({ id: kind, title: t(`kinds.${kind}.title`) })),
  ]
  return (
    <Article
      title={t('title')}
      lead={t('lead', facts)}
      changed={CHANGED['/services-info']}
      contents={contents}
    >
      <Section id="all" title={t('all.title')} text={t('all.text', facts)} />
      {GUIDES.map((kind) => (
        <ServiceGuide key={kind} kind={kind} parts={facts} />
      ))}
    </Article>
  )
}
