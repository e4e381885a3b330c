import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { CookieList } from '@/components/article/cookie-list'
import { shopFacts } from '@/components/article/facts'
import { Merchant } from '@/components/article/merchant'
import { Section } from '@/components/article/section'
import { StorageList } from '@/components/article/storage-list'
import { alternates } from '@/lib/i18n/metadata'

const CHANGED = '2026-11-23'
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
  const t = await getTranslations('pages.privacy')
  return {
    title: t('title'),
    description: t('description', shopFacts()),
    alternates: await alternates('/privacy-policy'),
  }
}

export default async function PrivacyPage() {
  const t = await getTranslations('pages.privacy')
  const sections = SECTIONS.map((id) => ({ id, title: t(`sections.${id}.title`) }))
  return (
    <Article title={t('title')} lead={t('lead', shopFacts())} changed={CHANGED} contents={sections}>
      {sections.map(({ id, title }) => (
        <Section key={id} id={id} title={title} text={t(`sections.${id}.text`)}>
          {id === 'who' && <Merchant />}
          {id === 'cookies' && <CookieList />}
          {id === 'browser' && <StorageList />}
        </Section>
      ))}
    </Article>
  )
}
