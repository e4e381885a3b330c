'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import { Button } from '@/components/ui/action/button'
import { Icon } from '@/components/ui/media/icon'
import { cx } from '../class-names'
import type { ItemGroup } from './matching'

interface ComboboxListProps<Item> {
  groups: ItemGroup<Item>[]
  room: { height: number; above: boolean }
  isShown: boolean
  highlighted: number
  /** Key of the selected item. */
  chosen: string | null
  /** The items belong to an earlier text. */
  isStale: boolean
  listProps: ComponentProps<'div'>
  itemProps(item: Item, index: number): ComponentProps<'div'>
  keyOf(item: Item): string
  renderItem(item: Item): React.ReactNode
  /** Shown instead of items, or below them. */
  note: React.ReactNode
  onRetry?(): void
}

/** The list of a combobox, in front of the content below its field. */
export function ComboboxList<Item>({
  groups,
  room,
  isShown,
  highlighted,
  chosen,
  isStale,
  listProps,
  itemProps,
  keyOf,
  renderItem,
  note,
  onRetry,
}: ComboboxListProps<Item>) {
  const t = useTranslations('ui.error')
  const id = useId()
  const option = (item: Item, index: number) => {
    const { key, ...props } = { key: keyOf(item), ...itemProps(item, index) }
    return (
      <div key={key} {...props} data-highlighted={index === highlighted || undefined} className="option">
        <span className="min-w-0 flex-1">{renderItem(item)}</span>
        {key === chosen && <Icon name="check-bold" className="text-ember" />}
      </div>
    )
  }
  return (
    <div
      hidden={!isShown}
      className={cx('pop absolute inset-x-0', room.above ? 'bottom-full mb-1.5' : 'top-full mt-1.5')}
    >
      <div
        {...listProps}
        className={cx(
          'overflow-y-auto overscroll-contain p-2',
          groups.length === 0 && 'hidden',
          isStale && 'opacity-60',
        )}
        style={{ maxHeight: room.height }}
      >
        {groups.map(({ heading, items }, place) =>
          heading === null ? (
            items.map(({ item, index }) => option(item, index))
          ) : (
            <fieldset key={heading} aria-labelledby={`${id}-${place}`} className="min-w-0">
              <p id={`${id}-${place}`} className="option-group">
                {heading}
              </p>
              {items.map(({ item, index }) => option(item, index))}
            </fieldset>
          ),
        )}
      </div>
      {note && groups.length === 0 && (
        <div className="flex min-h-15 flex-wrap items-center justify-between gap-2 px-5 py-2 text-ink-3">
          <p className="min-w-0 wrap-break-word">{note}</p>
          {onRetry && (
            <Button
              variant="text"
              size="sm"
              className="-mr-3"
              // Keeps the focus in the field, so that the list stays open.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onRetry}
            >
              {t('again')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
