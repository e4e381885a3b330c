import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import type { AreaGuide } from '@/lib/contract/area-guide'
import { env } from '@/lib/env'
import { socialImage } from '@/lib/images/social'
import { hasGuide } from './guide-changed'

/** Metadata of a destination page; its title promises only what the page has. */
export async function destinationMetadata(area: AreaGuide): Promise<Metadata> {
  const t = await getTranslations('destination.meta')
  const { name } = area
  const isPlannable = area.when_to_go.length > 0 && area.getting_there.length > 0
  const title = isPlannable ? t('title', { name }) : area.product_count ? t('things', { name }) : name
  const head = await pageHead({
    path: `/destination/${area.slug}`,
    title,
    description: area.summary || t('plain', { name, shop: env.SHOP_NAME }),
    preview: area.image ? socialImage(area.image.path, area.image.alt) : undefined,
  })
  const isEmpty = area.product_count === 0 && !hasGuide(area)
  return isEmpty ? { ...head, ...NOT_INDEXED } : head
}
