'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { KeepTogether } from '@/components/ui/text/keep-together'
import { AreaPoster } from './area-poster'
import { AreasPending } from './areas-pending'
import type { Menu, MenuCategory } from './menu-data'
import { enterColumn, listenToMenuKeys } from './menu-focus'
import { useMenuAreas } from './use-menu-areas'

const TITLE = 'mb-2 ml-3 text-13 font-semibold text-ink-3'
/** Index of the destinations column. */
const POSTERS = 2
/** More destinations than this are laid out more densely, so that all are visible at once. */
const ROOMY = 8

function CategoryRow({ category, here }: { category: MenuCategory; here: string }) {
  const t = useTranslations('layout.client')
  const content = (
    <>
      <Icon name={category.icon} className="size-7 text-sea" />
      <span>
        <KeepTogether text={category.label} />
      </span>
      {category.count !== null && (
        <>
          <span aria-hidden="true" className="ml-auto text-14 font-medium text-ink-3 tabular-nums">
            {category.count}
          </span>
          <span className="sr-only">{t('things', { count: category.count })}</span>
        </>
      )}
    </>
  )
  if (category.disabled) return <span className="menu-row opacity-45">{content}</span>
  return (
    <Link
      href={category.href}
      aria-current={category.href === here ? 'page' : undefined}
      className="menu-row"
    >
      {content}
    </Link>
  )
}

interface MegaPanelProps {
  menu: Menu
  /** The column to focus; a new object for every request. */
  enter: { column: number } | null
}

/** Categories, destination groups, and the posters of one group. */
export function MegaPanel({ menu, enter }: MegaPanelProps) {
  const t = useTranslations('layout.client')
  const { path, offered } = usePreferences()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const here = window.location.pathname + window.location.search
  const isHere = (slug: string | undefined) => path(`/destination/${slug}`) === window.location.pathname
  const { areas, groups, isPending } = useMenuAreas(menu)
  const [chosen, choose] = useState(
    () => groups.find((candidate) => candidate.areas.some((at) => isHere(areas[at]?.slug)))?.id,
  )
  const group = groups.find((candidate) => candidate.id === chosen) ?? groups[0]
  const many = (group?.areas.length ?? 0) > ROOMY
  useEffect(() => (root.current ? listenToMenuKeys(root.current) : undefined), [])
  useEffect(() => {
    if (enter) enterColumn(root.current, enter.column)
  }, [enter])
  return (
    <div
      ref={root}
      className="wrap grid grid-cols-[216px_150px_1fr] gap-4 pt-7 pb-8 lg:grid-cols-[250px_180px_1fr] lg:gap-5 xl:gap-8"
    >
      <div>
        <p id={`${id}-categories`} className={TITLE}>
          {t('categories')}
        </p>
        <ul data-column="" aria-labelledby={`${id}-categories`}>
          {menu.categories.map((category) => (
            <li key={category.href}>
              <CategoryRow category={category} here={here} />
            </li>
          ))}
          {offered.products && (
            <li>
              <Link href={path('/products')} className="menu-row text-ember">
                {t('products')}
                <Icon name="arrow-right" className="ml-auto" />
              </Link>
            </li>
          )}
        </ul>
      </div>
      <div>
        <p id={`${id}-destinations`} className={TITLE}>
          {t('destinations')}
        </p>
        <ul data-column="" aria-labelledby={`${id}-destinations`}>
          {groups.map(({ id: key, label }) => (
            <li key={key}>
              <button
                type="button"
                aria-expanded={key === group?.id}
                aria-controls={id}
                onClick={(event) => {
                  choose(key)
                  // Activated by key: move to its destinations, which Tab reaches only after all groups.
                  if (event.detail === 0) enterColumn(root.current, POSTERS)
                }}
                onFocus={() => choose(key)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && choose(key)}
                className="menu-row"
              >
                {label}
                <Icon name="caret-right" className="ml-auto size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div id={id} aria-busy={isPending}>
        {isPending && <AreasPending />}
        <p className={TITLE} aria-hidden="true">
          {group?.label}
        </p>
        <ul
          aria-label={group?.label}
          data-column=""
          className={cx('grid grid-cols-3 gap-3', 'lg:grid-cols-4', many ? 'xl:grid-cols-5' : 'xl:gap-3.5')}
        >
          {group?.areas.map((at) => {
            const area = areas[at]
            return (
              area && (
                <li key={area.slug}>
                  <AreaPoster area={area} current={isHere(area.slug)} />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}
