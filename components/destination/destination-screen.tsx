import { getTranslations } from 'next-intl/server'
import type { PlanGroup } from '@/components/esim/esim-view'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { ListData } from '@/components/page/list-data'
import { PageCrumbs } from '@/components/page/page-crumbs'
import type { AreaGuide } from '@/lib/contract/area-guide'
import type { Area } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { AreaFacts } from './area-facts'
import { AreaHero } from './area-hero'
import './destination.css'
import { EsimFor } from './esim-for'
import { Guide, guideChapters } from './guide'
import { guideChanged } from './guide-changed'
import { type Kind, Kinds } from './kinds'
import { Neighbors } from './neighbors'
import { NoKinds } from './no-kinds'

interface DestinationScreenProps {
  area: AreaGuide
  areas: Area[]
  kinds: Kind[]
  /** Whether the shop has products, if not here. */
  isListed: boolean
  /** The best-matching eSIM for the country; null if there is none. */
  esim: PlanGroup | null
}

/** The destination page: summary, facts, products, eSIM plans and travel guide. */
export async function DestinationScreen({ area, areas, kinds, isListed, esim }: DestinationScreenProps) {
  const [t, { path }, chapters] = await Promise.all([
    getTranslations('destination'),
    currentPage(),
    guideChapters(area),
  ])
  const listed = kinds.flatMap(({ products }) => products)
  const parts = [
    ...kinds.map(({ category, total }) => ({ id: category.slug, label: category.label, count: total })),
    ...(esim ? [{ id: 'esim', label: 'eSIM' }] : []),
    ...chapters.map(({ id, title }) => ({ id, label: title })),
  ]
  return (
    <div className="wrap pb-14">
      <PageCrumbs items={[{ label: t('home'), href: path('/') }, { label: area.name }]} />
      <ListData
        products={esim ? [...listed.filter(({ id }) => id !== esim.product.id), esim.product] : listed}
      />
      <AreaHero area={area} parts={parts} />
      <div className="mt-8 grid grid-cols-1 gap-12 md:gap-16">
        <AreaFacts area={area} />
        <AfterFirstPaint placeholder={<div className="min-h-dvh" />}>
          {kinds.length > 0 ? <Kinds area={area} kinds={kinds} /> : <NoKinds isListed={isListed} />}
          {esim && <EsimFor area={area} group={esim} />}
          <Guide chapters={chapters} changed={guideChanged(area)} />
          <Neighbors area={area} areas={areas} />
        </AfterFirstPaint>
      </div>
    </div>
  )
}
