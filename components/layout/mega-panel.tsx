'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { AreaPoster } from './area-poster'
import type { Menu, MenuCategory } from './menu-data'

const ROW = 'flex min-h-12 w-full items-center gap-3 rounded-12 px-3 py-1 text-left font-semibold'

function CategoryRow({ category }: { category: MenuCategory }) {
  const content = (
    <>
      <Icon name={category.icon} className="size-7 text-sea" />
      {category.label}
      <span className="ml-auto text-14 font-medium text-ink-3 tabular-nums">{category.count}</span>
    </>
  )
  if (category.disabled) return <span className={cx(ROW, 'opacity-45')}>{content}</span>
  return (
    <Link href={category.href} className={cx(ROW, 'hover:bg-bg-2')}>
      {content}
    </Link>
  )
}

/** Categories, groups of destinations, and the posters of one group. */
export function MegaPanel({ menu }: { menu: Menu }) {
  const t = useTranslations('layout.client')
  const [chosen, choose] = useState(menu.groups[0]?.id)
  const group = menu.groups.find(({ id }) => id === chosen)
  return (
    <div className="wrap grid grid-cols-[280px_200px_1fr] gap-9 pt-7 pb-8">
      <div>
        <p className="mb-2 ml-3 text-13 font-semibold text-ink-3">{t('categories')}</p>
        <ul>
          {menu.categories.map((category) => (
            <li key={category.id}>
              <CategoryRow category={category} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-2 ml-3 text-13 font-semibold text-ink-3">{t('destinations')}</p>
        <ul>
          {menu.groups.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                onClick={() => choose(id)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && choose(id)}
                className={cx(ROW, id === chosen ? 'bg-ink text-bg' : 'hover:bg-bg-2')}
              >
                {label}
                <Icon name="caret-right" className="ml-auto size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-2 ml-3 text-13 font-semibold text-ink-3">{group?.label}</p>
        <ul className="grid grid-cols-4 gap-3.5">
          {group?.areas.slice(0, 8).map((area) => (
            <li key={area.slug}>
              <AreaPoster area={area} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
