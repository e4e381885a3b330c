import { getTranslations } from 'next-intl/server'
import { getAreas, getCategories } from '@/lib/api/queries/catalog'
import { iconOf } from '@/lib/api/queries/icons'
import { AREA_GROUPS, type AreaGroup } from '@/lib/domain/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import type { IconId } from '@/lib/icons/icon-names'

export interface MenuCategory {
  label: string
  href: string
  icon: IconId
  count: number
  disabled: boolean
}

export interface MenuArea {
  slug: string
  name: string
  /** Path of its image, if it has one. */
  picture: string | null
}

export interface MenuGroup {
  id: AreaGroup
  label: string
  /** Indexes of its destinations in the full list. */
  areas: number[]
}

export interface Menu {
  categories: MenuCategory[]
  areas: MenuArea[]
  groups: MenuGroup[]
}

/** Reads the data of the menus; kept small because it is sent with every page. */
export async function readMenu(): Promise<Menu> {
  const [{ path }, categories, areas, t] = await Promise.all([
    currentPage(),
    getCategories(),
    getAreas(),
    getTranslations('layout.client.groups'),
  ])
  return {
    categories: await Promise.all(
      categories.map(async ({ label, link, icon, product_count, disabled }) => ({
        label,
        href: path(link),
        icon: await iconOf(icon, 'ticket-duotone'),
        count: product_count,
        disabled,
      })),
    ),
    areas: areas.map(({ slug, name, image }) => ({ slug, name, picture: image?.path ?? null })),
    groups: AREA_GROUPS.map((id) => ({
      id,
      label: t(id),
      areas: areas.flatMap(({ groups }, position) => (groups.includes(id) ? [position] : [])),
    })).filter(({ areas: listed }) => listed.length > 0),
  }
}
