import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { listedFacts, shopFacts } from '@/components/article/facts'
import { Merchant } from '@/components/article/merchant'
import { Section } from '@/components/article/section'
import { alternates } from '@/lib/i18n/metadata'

const CHANGED = '2026-11-23'
const SECTIONS = [
  'scope',
  'who',
  'account',
  'prices',
  'order',
  'pay',
  'later',
  'confirmed',
  'cancel',
  'operator',
  'day',
  'kinds',
  'pictures',
  'liability',
  'fair',
  'trial',
  'end',
] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.terms')
  return {
    title: t('title'),
    description: t('description', shopFacts()),
    alternates: await alternates('/terms-and-conditions'),
  }
}

export default async function TermsPage() {
  const [t, facts] = await Promise.all([getTranslations('pages.terms'), listedFacts()])
  const sections = SECTIONS.map((id) => ({ id, title: t(`sections.${id}.title`) }))
  return (
    <Article title={t('title')} lead={t('lead', facts)} changed={CHANGED} contents={sections}>
      {sections.map(({ id, title }) => (
        <Section key={id} id={id} title={title} text={t(`sections.${id}.text`, facts)}>
          {id === 'who' && <Merchant />}
        </Section>
      ))}
    </Article>
  )
}
