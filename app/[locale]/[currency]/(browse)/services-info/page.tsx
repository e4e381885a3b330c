import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { Section } from '@/components/article/section'
import { GUIDES, ServiceGuide } from '@/components/services/service-guide'
import { alternates } from '@/lib/i18n/metadata'
import { siteSocial } from '@/lib/images/site-social'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.servicesInfo')
  return {
    title: t('title'),
    description: t('description'),
    ...(await siteSocial('services-info')),
    alternates: await alternates('/services-info'),
  }
}

export default async function ServicesInfoPage() {
  const t = await getTranslations('pages.servicesInfo')
  const contents = [
    { id: 'all', title: t('all.title') },
    ...GUIDES.map((kind) => ({ id: kind, title: t(`kinds.${kind}.title`) })),
  ]
  return (
    <Article title={t('title')} lead={t('lead')} contents={contents}>
      <Section id="all" title={t('all.title')} text={t('all.text')} />
      {GUIDES.map((kind) => (
        <ServiceGuide key={kind} kind={kind} />
      ))}
    </Article>
  )
}
