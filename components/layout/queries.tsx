import { dehydratedPreferences } from '@/lib/api/queries/preferences'
import { QueryProvider } from './query-provider'

/**
 * The query client for what is inside, with languages, currencies and partner prefetched. Around the parts that
 * ask for data, not around every page: most pages never ask, and its code is a tenth of what a page may load.
 */
export async function Queries({ children }: { children: React.ReactNode }) {
  return <QueryProvider state={await dehydratedPreferences()}>{children}</QueryProvider>
}
