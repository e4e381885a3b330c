import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { listedFacts, shopFacts } from '@/components/article/facts'
import { hasMerchant, Merchant } from '@/components/article/merchant'
import { Section } from '@/components/article/section'
import { Picture } from '@/components/ui/media/image'
import { getAreas, getProducts } from '@/lib/api/queries/catalog'
import { isSandbox } from '@/lib/env'
import { alternates } from '@/lib/i18n/metadata'
import { siteSocial } from '@/lib/images/site-social'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.about')
  return {
    title: t('title', shopFacts()),
    description: t('description', shopFacts()),
    ...(await siteSocial('about')),
    alternates: await alternates('/about'),
  }
}

export default async function AboutPage() {
  const [t, areas, { meta }, listed] = await Promise.all([
    getTranslations('pages.about'),
    getAreas(),
    getProducts({ page: 1, limit: 1 }),
    listedFacts(),
  ])
  const facts = { ...listed, destinations: areas.length }
  const what =
    meta.total === null
      ? t('sections.what.destinations', facts)
      : t('sections.what.products', { ...facts, products: meta.total })
  const sections = [
    ...(['what', 'how', 'not', 'pictures', 'everybody'] as const),
    ...(isSandbox ? (['trial'] as const) : []),
    ...(hasMerchant() ? (['who'] as const) : []),
  ].map((id) => ({ id, title: t(`sections.${id}.title`) }))
  return (
    <Article title={t('title', facts)} lead={t('lead')} contents={sections} sideOnly>
      {sections.map(({ id, title }) => (
        <Section
          key={id}
          id={id}
          title={title}
          text={`${id === 'what' ? `${what}\n\n` : ''}${t(`sections.${id}.text`, facts)}`}
        >
          {id === 'pictures' && (
            <Picture
              path="site/sign-in"
              alt={t('picture')}
              sizes="(min-width: 640px) 320px, 100vw"
              ratio={0.82}
              widest={640}
              className="mt-5 w-full max-w-80 rounded-18"
            />
          )}
          {id === 'who' && <Merchant />}
        </Section>
      ))}
    </Article>
  )
}
