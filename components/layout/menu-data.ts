import { getTranslations } from 'next-intl/server'
import { iconName } from '@/components/ui/icon-name'
import { getAreas, getCategories } from '@/lib/api/queries/catalog'
import { AREA_GROUPS, type AreaGroup } from '@/lib/domain/catalog'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import type { IconName } from '@/lib/icons/icon-names'

export interface MenuCategory {
  id: string
  label: string
  href: string
  icon: IconName
  count: number
  disabled: boolean
}

export interface MenuArea {
  slug: string
  name: string
  href: string
  picture: string | null
}

export interface MenuGroup {
  id: AreaGroup
  label: string
  areas: MenuArea[]
}

export interface Menu {
  categories: MenuCategory[]
  groups: MenuGroup[]
}

/** Everything that the menus link to, as little as possible: it travels with every page. */
export async function readMenu(): Promise<Menu> {
  const [{ path }, categories, areas, t] = await Promise.all([
    currentPage(),
    getCategories(),
    getAreas(),
    getTranslations('layout.client.groups'),
  ])
  const menuAreas = new Map<string, MenuArea>(
    areas.map(({ slug, name, image }) => [
      slug,
      { slug, name, href: path(listingPath({ destination: slug })), picture: image?.path ?? null },
    ]),
  )
  return {
    categories: categories.map(({ id, label, link, icon, product_count, disabled }) => ({
      id,
      label,
      href: path(link),
      icon: iconName(`${icon}-duotone`, 'ticket-duotone'),
      count: product_count,
      disabled,
    })),
    groups: AREA_GROUPS.map((id) => ({
      id,
      label: t(id),
      areas: areas
        .filter(({ groups }) => groups.includes(id))
        .flatMap(({ slug }) => menuAreas.get(slug) ?? []),
    })).filter(({ areas: listed }) => listed.length > 0),
  }
}
