'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { Checkbox } from '@/components/ui/form/checkbox'
import type { Extent } from './selection'

interface CartToolbarProps {
  extent: Extent
  /** Number of items in the cart. */
  total: number
  selected: number
  busy: boolean
  onSelectAll(): void
  onClear(): void
}

export function CartToolbar({ extent, total, selected, busy, onSelectAll, onClear }: CartToolbarProps) {
  const t = useTranslations('cart')
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line pb-2.5">
      <Checkbox checked={extent === 'all'} indeterminate={extent === 'some'} onChange={onSelectAll}>
        {t('selectAll', { count: total })}
      </Checkbox>
      <div className="flex items-center gap-4">
        <span className="text-14 text-ink-3 max-sm:sr-only">{t('selected', { count: selected })}</span>
        <Button
          variant="danger"
          size="sm"
          icon="trash"
          className="min-h-11"
          busy={busy}
          disabled={selected === 0}
          onClick={onClear}
        >
          {t('clear')}
        </Button>
      </div>
    </div>
  )
}
