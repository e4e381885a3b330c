'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import { AreaPoster } from './area-poster'
import type { Menu } from './menu-data'
import { usePreferences } from './preferences'

interface ExploreSheetProps {
  menu: Menu
  open: boolean
  onOpenChange(open: boolean): void
}

/** The menus of the header as a sheet, for phones. */
export function ExploreSheet({ menu, open, onOpenChange }: ExploreSheetProps) {
  const t = useTranslations('layout.client')
  const { path } = usePreferences()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('explore')}>
      <Link
        href={path('/products')}
        className="flex min-h-13 items-center gap-3 rounded-pill bg-bg-2 px-4.5 text-ink-3 inset-ring inset-ring-line"
      >
        <Icon name="magnifying-glass" />
        {t('products')}
      </Link>
      <h3 className="mt-6 mb-3">{t('categories')}</h3>
      <ul className="grid grid-cols-2 gap-2.5">
        {menu.categories.map(({ id, label, href, icon, disabled }) => (
          <li key={id} className={disabled ? 'pointer-events-none opacity-45' : undefined}>
            <Link
              href={href}
              aria-disabled={disabled || undefined}
              className="flex min-h-15 items-center gap-2.5 rounded-[14px] bg-bg-2 px-3 py-2 text-14 leading-snug font-semibold hyphens-auto"
            >
              <Icon name={icon} className="size-7 text-sea" />
              <span>
                <Unbroken text={label} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mt-7 mb-1">{t('destinations')}</h3>
      {menu.groups.map(({ id, label, areas }) => (
        <details key={id} name="explore" className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between text-[17px] font-semibold">
            {label}
            <Icon name="plus" className="text-ink-3 group-open:hidden" />
            <Icon name="minus" className="hidden text-ink-3 group-open:inline-block" />
          </summary>
          <ul className="scroller -mx-5 gap-3 px-5 pb-4 *:w-36">
            {areas.map((area) => (
              <li key={area.slug}>
                <AreaPoster area={area} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Dialog>
  )
}
