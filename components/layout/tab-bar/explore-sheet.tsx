'use client'

import { useTranslations } from 'next-intl'
import { AreaPoster } from '@/components/layout/menu/area-poster'
import { AreasPending } from '@/components/layout/menu/areas-pending'
import type { Menu, MenuCategory } from '@/components/layout/menu/menu-data'
import { useMenuAreas } from '@/components/layout/menu/use-menu-areas'
import { usePreferenceSheet } from '@/components/layout/preferences/preference-sheet'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { Dialog } from '@/components/ui/overlay/dialog'
import { KeepTogether } from '@/components/ui/text/keep-together'

const TILE =
  'flex min-h-15 items-center gap-2.5 rounded-[14px] bg-bg-2 px-3 py-2 text-14 leading-snug font-semibold hyphens-auto'
const ROW = 'flex min-h-14 w-full list-none items-center gap-3 text-[1.0625rem] font-semibold'

function CategoryTile({ category }: { category: MenuCategory }) {
  const content = (
    <>
      <Icon name={category.icon} className="size-7 text-sea" />
      <span>
        <KeepTogether text={category.label} />
      </span>
    </>
  )
  if (category.disabled) return <span className={`${TILE} opacity-45`}>{content}</span>
  return (
    <Link href={category.href} className={TILE}>
      {content}
    </Link>
  )
}

interface ExploreSheetProps {
  menu: Menu
  open: boolean
  onOpenChange(open: boolean): void
}

/** The menus of the header as a sheet, for phones. */
export function ExploreSheet({ menu, open, onOpenChange }: ExploreSheetProps) {
  const t = useTranslations('layout.client')
  const { path, currency, offered } = usePreferences()
  const { areas, groups, isPending } = useMenuAreas(menu)
  const openPreferences = usePreferenceSheet((state) => state.setOpen)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('explore')}>
      {offered.products && (
        <Link
          href={path('/products')}
          className="mb-6 flex min-h-13 items-center gap-3 rounded-pill bg-bg-2 px-4.5 text-ink-3 inset-ring inset-ring-line"
        >
          <Icon name="magnifying-glass" />
          {t('products')}
        </Link>
      )}
      <h3 className="mb-3">{t('categories')}</h3>
      <ul className="grid grid-cols-2 gap-2.5 *:grid">
        {menu.categories.map((category) => (
          <li key={category.href}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
      <h3 className="mt-7 mb-1">{t('destinations')}</h3>
      {isPending && <AreasPending />}
      {groups.map(({ id, label, areas: listed }) => (
        <details key={id} name="explore" className="group border-b border-line">
          <summary className={`${ROW} justify-between`}>
            {label}
            <Icon name="plus" className="text-ink-3 group-open:hidden" />
            <Icon name="minus" className="hidden text-ink-3 group-open:inline-block" />
          </summary>
          <ul className="scroller -mx-5 scroll-px-5 gap-3 px-5 pt-1 pb-4 *:w-36">
            {listed.map((at) => {
              const area = areas[at]
              return (
                area && (
                  <li key={area.slug}>
                    <AreaPoster area={area} />
                  </li>
                )
              )
            })}
          </ul>
        </details>
      ))}
      {offered.products && (
        <Link href={path('/esim')} className={`${ROW} border-b border-line`}>
          <Icon name="sim-card" />
          {t('esim')}
          <Icon name="caret-right" className="ml-auto text-ink-3" />
        </Link>
      )}
      <button
        type="button"
        className={ROW}
        onClick={() => {
          onOpenChange(false)
          openPreferences(true)
        }}
      >
        <Icon name="globe-hemisphere-west" />
        {t('preferencesNow', { currency })}
        <Icon name="caret-right" className="ml-auto text-ink-3" />
      </button>
    </Dialog>
  )
}
