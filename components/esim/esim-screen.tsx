import { getTranslations } from 'next-intl/server'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { ClientMessages } from '@/components/page/client-messages'
import { ListData } from '@/components/page/list-data'
import { PageCrumbs } from '@/components/page/page-crumbs'
import type { Area, Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { formatMoney } from '@/lib/i18n/format'
import { DeviceSearch } from './device-search'
import './esim.css'
import { EsimHero } from './esim-hero'
import { anchorsOf, countriesOf, planGroups, regionsOf } from './esim-view'
import { InstallGuide } from './install-guide'
import { LimitsAndQuestions } from './limits'
import { PlaceList } from './place-list'
import { PlanGroup } from './plan-group'
import { PlanGroups } from './plan-groups'
import { PopularPlaces } from './popular-places'
import { ThreeSteps } from './three-steps'

/** The eSIM page: place search, plans, and what to know before buying. */
export async function EsimScreen({ products, areas }: { products: Product[]; areas: Area[] }) {
  const [t, home, { locale, path }] = await Promise.all([
    getTranslations('esim'),
    getTranslations('pages.article'),
    currentPage(),
  ])
  const groups = planGroups(products, areas)
  const countries = countriesOf(groups, areas, locale)
  const regions = regionsOf(groups, locale)
  const searched = [...regions, ...countries].map(({ id, name, search, from, countries: count }) => ({
    id,
    name,
    search,
    aside: count === null ? t('search.from', { price: formatMoney(from) }) : t('search.region', { count }),
  }))
  const usedAnchors = new Set<string>()
  const shown = groups.map((group) => {
    const places = anchorsOf(group)
    const anchors = places.filter((place) => !usedAnchors.has(place))
    for (const place of places) usedAnchors.add(place)
    return { id: group.product.id, places, anchors, content: <PlanGroup group={group} /> }
  })
  return (
    <div className="pb-14">
      <div className="wrap">
        <PageCrumbs items={[{ label: home('home'), href: path('/') }, { label: 'eSIM' }]} />
      </div>
      <ListData products={groups.map(({ product }) => product)} />
      <EsimHero regions={regions} countries={countries.length} searched={searched} />
      {countries.length > 0 && <PopularPlaces areas={areas} countries={countries} />}
      <AfterFirstPaint placeholder={<div className="min-h-dvh" />}>
        {shown.length > 0 && (
          <section className="wrap pt-12 md:pt-16">
            <ClientMessages of={['esim.plans']}>
              <PlanGroups
                groups={shown}
                names={Object.fromEntries([...regions, ...countries].map(({ id, name }) => [id, name]))}
              />
            </ClientMessages>
          </section>
        )}
        <ThreeSteps />
        <section id="devices" className="wrap pt-12 md:pt-16">
          <h2>{t('devices.title')}</h2>
          <p className="mt-1 mb-5 max-w-[46em] text-ink-2">{t('devices.line')}</p>
          <ClientMessages of={['esim.devices']}>
            <DeviceSearch />
          </ClientMessages>
          <p className="mt-4 max-w-[46em] text-14 text-ink-3">{t('devices.caution')}</p>
        </section>
        <InstallGuide />
        <LimitsAndQuestions />
        {countries.length > 0 && <PlaceList countries={countries} />}
      </AfterFirstPaint>
    </div>
  )
}
