import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { contentFacts } from '@/components/article/facts'
import { Merchant } from '@/components/article/merchant'
import type { Part } from '@/components/article/parts'
import { Section } from '@/components/article/section'
import { statedSections } from '@/components/article/sections'
import { pageHead } from '@/components/page/page-head'
import { CHANGED } from '@/lib/domain/public-pages'

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
  'supplier',
  'day',
  'kinds',
  'images',
  'liability',
  'fair',
  'trial',
  'end',
] as const

const NEEDS: Partial<Record<(typeof SECTIONS)[number], Part>> = {
  order: 'hasOrders',
  pay: 'hasOrders',
  later: 'hasOrders',
  confirmed: 'hasOrders',
  cancel: 'hasOrders',
  supplier: 'hasOrders',
  day: 'hasOrders',
  kinds: 'hasOrders',
  trial: 'hasOrders',
}

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts] = await Promise.all([getTranslations('pages.terms'), contentFacts()])
  return pageHead({
    path: '/terms-and-conditions',
    title: t('title'),
    description: t('description', facts),
  })
}

export default async function TermsPage() {
  const [t, facts] = await Promise.all([getTranslations('pages.terms'), contentFacts()])
  const sections = statedSections(SECTIONS, facts, NEEDS, (id) => ({
    title: t(`sections.${id}.title`),
    text: t(`sections.${id}.text`, facts),
  }))
  return (
    <Article
      title={t('title')}
      lead={t('lead', facts)}
      changed={CHANGED['/terms-and-conditions']}
      contents={sections}
    >
      {sections.map(({ id, ...section }) => (
        <Section key={id} id={id} {...section}>
          {id === 'who' && <Merchant />}
        </Section>
      ))}
    </Article>
  )
}
