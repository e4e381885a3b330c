import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { shopFacts } from '@/components/article/facts'
import { PressDownloads } from '@/components/article/press-downloads'
import { PressFacts } from '@/components/article/press-facts'
import { Section } from '@/components/article/section'
import { env } from '@/lib/env'
import { alternates } from '@/lib/i18n/metadata'
import { siteSocial } from '@/lib/images/site-social'

const WORDS = ['short', 'long', 'use'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.press')
  return {
    title: t('title'),
    description: t('description', shopFacts()),
    ...(await siteSocial('press')),
    alternates: await alternates('/press'),
  }
}

export default async function PressPage() {
  const t = await getTranslations('pages.press')
  const contents = [
    { id: 'facts', title: t('facts.title') },
    ...WORDS.map((id) => ({ id, title: t(`sections.${id}.title`) })),
    { id: 'downloads', title: t('downloads.title') },
    ...(env.PRESS_EMAIL ? [{ id: 'contact', title: t('contact.title') }] : []),
  ]
  return (
    <Article title={t('title')} lead={t('lead')} contents={contents} sideOnly>
      <Section id="facts" title={t('facts.title')}>
        <PressFacts />
      </Section>
      {WORDS.map((id) => (
        <Section
          key={id}
          id={id}
          title={t(`sections.${id}.title`)}
          text={t(`sections.${id}.text`, shopFacts())}
        />
      ))}
      <Section id="downloads" title={t('downloads.title')}>
        <PressDownloads />
      </Section>
      {env.PRESS_EMAIL && (
        <Section id="contact" title={t('contact.title')} text={t('contact.text')}>
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
