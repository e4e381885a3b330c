import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import { Tabs } from '@/components/ui/tabs'
import type { Area } from '@/lib/contract/catalog'
import { AREA_GROUPS } from '@/lib/domain/catalog'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { Poster } from './poster'

/** As many as a page of `GET /api/pd4/areas` holds. */
const MOST_POSTERS = 10

/** Destinations by part of the world, the recommended ones first. */
export async function Destinations({ areas }: { areas: Area[] }) {
  const [t, { path }] = await Promise.all([getTranslations(), currentPage()])
  const posters = (listed: Area[]) =>
    listed.length === 0 ? (
      <EmptyState title={t('home.destinations.empty')}>{t('home.destinations.emptyText')}</EmptyState>
    ) : (
      <ul className="scroller -mx-4 scroll-px-4 gap-3 px-4 pt-3.5 md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:px-0 lg:grid-cols-5">
        {listed.map((area) => (
          <li key={area.slug} className="w-[210px] md:w-auto">
            <Poster
              area={area}
              href={path(listingPath({ destination: area.slug }))}
              count={t('home.destinations.count', { count: area.product_count })}
            />
          </li>
        ))}
      </ul>
    )
  return (
    <section id="destinations" className="wrap pt-10 md:pt-18">
      <h2 className="mb-4">{t('home.destinations.title')}</h2>
      <Tabs
        label={t('home.destinations.groups')}
        items={AREA_GROUPS.map((id) => ({
          id,
          label: t(`layout.client.groups.${id}`),
          content: posters(areas.filter(({ groups }) => groups.includes(id)).slice(0, MOST_POSTERS)),
        }))}
      />
    </section>
  )
}
