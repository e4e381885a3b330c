import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/article/article'
import { contentFacts } from '@/components/article/facts'
import { hasMerchant, Merchant } from '@/components/article/merchant'
import { isAbout } from '@/components/article/parts'
import { Section } from '@/components/article/section'
import { statedSections } from '@/components/article/sections'
import { pageHead } from '@/components/page/page-head'
import { ShopImage } from '@/components/ui/media/image'
import { getAreas, getProducts } from '@/lib/api/queries/catalog'
import { isSandbox } from '@/lib/env'

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts] = await Promise.all([getTranslations('pages.about'), contentFacts()])
  return pageHead({
    path: '/about',
    title: t('headTitle', facts),
    description: t('description', facts),
    preview: 'about',
  })
}

export default async function AboutPage() {
  const [t, areas, { meta }, listed] = await Promise.all([
    getTranslations('pages.about'),
    getAreas(),
    getProducts({ page: 1, limit: 1 }),
    contentFacts(),
  ])
  const facts = { ...listed, destinations: areas.length }
  const what =
    meta.total === null
      ? t('sections.what.destinations', facts)
      : t('sections.what.products', { ...facts, products: meta.total })
  const ids = [
    ...(['what', 'how', 'not', 'images', 'everyone'] as const),
    ...(isSandbox ? (['trial'] as const) : []),
    ...(hasMerchant() ? (['who'] as const) : []),
  ]
  const sections = statedSections(ids, facts, { how: 'hasOrders', trial: 'hasOrders' }, (id) => ({
    title: t(`sections.${id}.title`),
    text: `${id === 'what' ? `${what}\n\n` : ''}${t(`sections.${id}.text`, facts)}`,
  }))
  return (
    <Article
      title={t('title', facts)}
      lead={isAbout(facts, 'hasProducts') ? t('lead') : undefined}
      contents={sections}
      sideOnly
    >
      {sections.map(({ id, ...section }) => (
        <Section key={id} id={id} {...section}>
          {id === 'images' && (
            <ShopImage
              path="site/sign-in"
              alt={t('image')}
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
