import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { contentFacts } from '@/components/article/facts'
import { PressDownloads } from '@/components/article/press-downloads'
import { PressFacts } from '@/components/article/press-facts'
import { Section } from '@/components/article/section'
import { statedSections } from '@/components/article/sections'
import { pageHead } from '@/components/page/page-head'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

const WORDS = ['short', 'long', 'use'] as const

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts, { locale }] = await Promise.all([
    getTranslations('pages.press'),
    contentFacts(),
    currentPage(),
  ])
  const head = await pageHead({
    path: '/press',
    title: t('title'),
    description: t('description', facts),
    preview: 'press',
  })
  const types = { 'application/rss+xml': `/feeds/press.${locale}.xml` }
  return { ...head, alternates: { ...head.alternates, types } }
}

export default async function PressPage() {
  const [t, facts] = await Promise.all([getTranslations('pages.press'), contentFacts()])
  const texts = statedSections(WORDS, facts, { short: 'hasProducts', long: 'hasOrders' }, (id) => ({
    title: t(`sections.${id}.title`),
    text: t(`sections.${id}.text`, facts),
  }))
  const contents = [
    { id: 'facts', title: t('facts.title') },
    ...texts,
    { id: 'downloads', title: t('downloads.title') },
    ...(env.PRESS_EMAIL ? [{ id: 'contact', title: t('contact.title') }] : []),
  ]
  return (
    <Article title={t('title')} lead={t('lead')} contents={contents} sideOnly>
      <Section id="facts" title={t('facts.title')}>
        <PressFacts />
      </Section>
      {texts.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <Section id="downloads" title={t('downloads.title')}>
        <PressDownloads />
      </Section>
      {env.PRESS_EMAIL && (
        <Section id="contact" title={t('contact.title')} text={t('contact.text', facts)}>
          <a
            href={`mailto:${env.PRESS_EMAIL}`}
            className="link mt-3 inline-flex min-h-11 items-center text-18"
          >
            {env.PRESS_EMAIL}
          </a>
        </Section>
      )}
    </Article>
  )
}
