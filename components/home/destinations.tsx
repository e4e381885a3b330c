import { getTranslations } from 'next-intl/server'
import type { Area } from '@/lib/contract/catalog'
import { AREA_GROUPS } from '@/lib/domain/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { GroupTabs } from './group-tabs'
import { Poster } from './poster'

/** Destinations by region, recommended ones first; each poster is rendered once. */
export async function Destinations({ areas }: { areas: Area[] }) {
  const [t, { path }] = await Promise.all([getTranslations(), currentPage()])
  if (areas.length === 0) return null
  const groups = AREA_GROUPS.filter((id) => areas.some((area) => area.groups.includes(id)))
  const list = (
    <ul className="scroller posters">
      {areas.map((area) => (
        <li key={area.slug} className={area.groups.join(' ')}>
          <Poster
            area={area}
            href={path(`/destination/${area.slug}`)}
            count={
              area.product_count === null ? null : t('home.destinations.count', { count: area.product_count })
            }
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section id="destinations" className="wrap pt-10 md:pt-18">
      <h2 className="mb-4">{t('home.destinations.title')}</h2>
      {groups.length > 1 ? (
        <GroupTabs
          label={t('home.destinations.groups')}
          groups={groups.map((id) => ({ id, label: t(`layout.client.groups.${id}`) }))}
        >
          {list}
        </GroupTabs>
      ) : (
        list
      )}
    </section>
  )
}
