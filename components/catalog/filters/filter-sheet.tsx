'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { Drawer } from '@/components/ui/overlay/drawer'
import { type ListingQuery, WHOLE_LISTING } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import type { FilterCounts } from './counts'
import { FilterContext } from './filter-context'
import { FilterFields } from './filter-fields'
import type { FilterPart } from './filter-group'
import { PriceFields } from './price-fields'
import { useCounts } from './use-counts'

interface FilterSheetProps {
  query: ListingQuery
  choices: FilterChoices
  /** The counts of the page. */
  counts: FilterCounts
  start?: FilterPart
  onClose(): void
  /** Shows the listing with the collected filters. */
  onShow(query: ListingQuery): void
}

/** The filters on a phone: collected in the sheet and applied together. */
export function FilterSheet({ query, choices, counts: page, start, onClose, onShow }: FilterSheetProps) {
  const t = useTranslations('listing')
  const [draft, setDraft] = useState(query)
  const { counts, total } = useCounts(draft, query, page, choices.currency)
  const fields = useRef<HTMLDivElement>(null)
  const change = (part: Partial<ListingQuery>) => setDraft((before) => ({ ...before, ...part, page: 1 }))
  useEffect(() => {
    if (start) fields.current?.querySelector(`[data-part=${start}]`)?.scrollIntoView()
  }, [start])
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('filters.title')}
      footer={
        <>
          <Button
            variant="text"
            onClick={() => setDraft({ ...WHOLE_LISTING, text: draft.text, sort: draft.sort })}
          >
            {t('clear')}
          </Button>
          <Button onClick={() => onShow(draft)}>
            {total === null ? t('filters.show') : t('filters.showCount', { count: total })}
          </Button>
        </>
      }
    >
      <FilterContext value={{ query: draft, choices, counts, change }}>
        <div ref={fields}>
          <FilterFields
            query={draft}
            choices={choices}
            counts={counts}
            onChange={change}
            price={
              <PriceFields
                key={`${draft.price?.min}-${draft.price?.max}`}
                query={draft}
                choices={choices}
                onCommit={(price) => change({ price })}
              />
            }
          />
        </div>
      </FilterContext>
    </Drawer>
  )
}
