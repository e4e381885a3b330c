import { createContext, useContext } from 'react'
import type { ListingQuery } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import type { FilterCounts } from './counts'

/** What the live parts of the filters know of the listing that they belong to. */
interface Filters {
  query: ListingQuery
  choices: FilterChoices
  counts: FilterCounts
  /** Shows, or puts together, the listing with a change; always from its first page. */
  change(part: Partial<ListingQuery>): void
}

export const FilterContext = createContext<Filters | null>(null)

export function useFilters(): Filters {
  const filters = useContext(FilterContext)
  if (!filters) throw new Error('outside of the filters of a listing')
  return filters
}
