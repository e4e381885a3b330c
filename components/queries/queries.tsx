import { dehydratedPreferences } from '@/lib/api/queries/preferences'
import { QueryProvider } from './query-provider'

/**
 * Provides the query client, with languages, currencies and partner prefetched. Wraps only the parts that
 * fetch data, not every page: most pages never fetch, and its code is a tenth of a page's size budget.
 */
export async function Queries({ children }: { children: React.ReactNode }) {
  return <QueryProvider state={await dehydratedPreferences()}>{children}</QueryProvider>
}
