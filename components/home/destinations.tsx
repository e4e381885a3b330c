import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import type { Area } from '@/lib/contract/catalog'
import { AREA_GROUPS } from '@/lib/domain/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { GroupTabs } from './group-tabs'
import { Poster } from './poster'

/** Destinations by region, recommended ones first; each poster is rendered once. */
export async function Destinations({ areas }: { areas: Area[] }) {
  const [t, { path }] = await Promise.all([getTranslations(), currentPage()])
  const empty = AREA_GROUPS.filter((id) => !areas.some(({ groups }) => groups.includes(id)))
  return (
    <section id="destinations" className="wrap pt-10 md:pt-18">
      <h2 className="mb-4">{t('home.destinations.title')}</h2>
      <GroupTabs
        label={t('home.destinations.groups')}
        groups={AREA_GROUPS.map((id) => ({ id, label: t(`layout.client.groups.${id}`) }))}
      >
        <ul className="scroller posters">
          {areas.map((area) => (
            <li key={area.slug} className={area.groups.join(' ')}>
              <Poster
                area={area}
                href={path(`/destination/${area.slug}`)}
                count={t('home.destinations.count', { count: area.product_count })}
              />
            </li>
          ))}
          {empty.length > 0 && (
            <li className={`${empty.join(' ')} col-span-full`}>
              <EmptyState title={t('home.destinations.empty')}>{t('home.destinations.emptyText')}</EmptyState>
            </li>
          )}
        </ul>
      </GroupTabs>
    </section>
  )
}
