import { createContext, useContext } from 'react'
import type { ListingQuery } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import type { FilterCounts } from './counts'

/** What the interactive filters know about their listing. */
interface Filters {
  query: ListingQuery
  choices: FilterChoices
  counts: FilterCounts
  /** Applies a change, or collects it in the sheet; always from the first page. */
  change(part: Partial<ListingQuery>): void
}

export const FilterContext = createContext<Filters | null>(null)

export function useFilters(): Filters {
  const filters = useContext(FilterContext)
  if (!filters) throw new Error('useFilters must be used within FilterContext')
  return filters
}
