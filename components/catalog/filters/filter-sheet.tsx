'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { type ListingQuery, WHOLE_LISTING } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import { FilterFields, type FilterPart } from './filter-fields'
import { useFound } from './use-found'

interface FilterSheetProps {
  query: ListingQuery
  choices: FilterChoices
  /** How many the page's own query finds. */
  total: number
  start?: FilterPart
  onClose(): void
  /** Shows the listing as it was put together here. */
  onShow(query: ListingQuery): void
}

/** The filters on a phone: they are put together first, and shown at once. */
export function FilterSheet({ query, choices, total, start, onClose, onShow }: FilterSheetProps) {
  const t = useTranslations('listing')
  const [draft, setDraft] = useState(query)
  const found = useFound(draft, query, total)
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('filters.title')}
      footer={
        <>
          <Button variant="text" onClick={() => setDraft({ ...WHOLE_LISTING, sort: draft.sort })}>
            {t('clear')}
          </Button>
          <Button onClick={() => onShow(draft)}>
            {found === null ? t('filters.show') : t('filters.showCount', { count: found })}
          </Button>
        </>
      }
    >
      <FilterFields query={draft} choices={choices} onChange={setDraft} start={start} />
    </Drawer>
  )
}
