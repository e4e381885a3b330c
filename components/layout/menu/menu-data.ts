import { getTranslations } from 'next-intl/server'
import { getAreas, getMenuCategories } from '@/lib/api/queries/catalog'
import { iconOf } from '@/lib/api/queries/icons'
import { currentPage } from '@/lib/i18n/current-page'
import type { IconId } from '@/lib/icons/icon-names'
import { type MenuAreas, menuAreas } from './menu-areas'

export interface MenuCategory {
  label: string
  href: string
  icon: IconId
  /** Null if it is not known. */
  count: number | null
  disabled: boolean
}

export interface Menu extends MenuAreas {
  categories: MenuCategory[]
}

/** Reads the data of the menus; it is small because it is sent with every page. */
export async function readMenu(): Promise<Menu> {
  const [{ path }, categories, areas, t] = await Promise.all([
    currentPage(),
    getMenuCategories(),
    getAreas(),
    getTranslations('layout.client.groups'),
  ])
  return {
    categories: await Promise.all(
      categories.map(async ({ label, slug, icon, product_count, disabled }) => ({
        label,
        href: path(`/categories/${slug}`),
        icon: await iconOf(icon, 'ticket-duotone'),
        count: product_count,
        disabled,
      })),
    ),
    ...menuAreas(areas, (group) => t(group)),
  }
}
