import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { CookieList } from '@/components/article/cookie-list'
import { contentFacts } from '@/components/article/facts'
import { Merchant } from '@/components/article/merchant'
import { Section } from '@/components/article/section'
import { statedSections } from '@/components/article/sections'
import { StorageList } from '@/components/article/storage-list'
import { pageHead } from '@/components/page/page-head'
import { CHANGED } from '@/lib/domain/public-pages'

const SECTIONS = [
  'short',
  'who',
  'account',
  'orders',
  'support',
  'not',
  'cookies',
  'browser',
  'shared',
  'keep',
  'where',
  'rights',
  'children',
  'trial',
  'changes',
] as const

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts] = await Promise.all([getTranslations('pages.privacy'), contentFacts()])
  return pageHead({
    path: '/privacy-policy',
    title: t('title'),
    description: t('description', facts),
  })
}

export default async function PrivacyPage() {
  const [t, facts] = await Promise.all([getTranslations('pages.privacy'), contentFacts()])
  const sections = statedSections(SECTIONS, facts, { support: 'hasSupport' }, (id) => ({
    title: t(`sections.${id}.title`, facts),
    text: t(`sections.${id}.text`, facts),
  }))
  return (
    <Article
      title={t('title')}
      lead={t('lead', facts)}
      changed={CHANGED['/privacy-policy']}
      contents={sections}
    >
      {sections.map(({ id, ...section }) => (
        <Section key={id} id={id} {...section}>
          {id === 'who' && <Merchant />}
          {id === 'cookies' && <CookieList />}
          {id === 'browser' && <StorageList />}
        </Section>
      ))}
    </Article>
  )
}
