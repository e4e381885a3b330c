import type { Locale } from '@/lib/domain/locale'
import { MENU_CATEGORIES } from '@/lib/domain/menu-categories'
import { translator } from '@/lib/i18n/translate'

/** The eight categories of the menu, without what only the catalog knows. */
export function menuCategories(locale: Locale) {
  const t = translator(locale)
  return MENU_CATEGORIES.map(({ id, slug, icon }) => ({
    id,
    slug,
    label: t(`category.menu.${id}`),
    link: `/products?product_categories=${id}`,
    disabled: false,
    icon,
    summary: '',
    product_count: null,
    children: [],
  }))
}
