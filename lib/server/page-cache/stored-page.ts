import { hasExpiredTags } from './expired-tags'
import type { PageEntry } from './page-entry'
import { registeredStore } from './registered-store'

const MS = 1_000

const isOver = ({ lastModified = 0, cacheControl }: PageEntry) =>
  typeof cacheControl?.expire === 'number' && lastModified + cacheControl.expire * MS < Date.now()

/**
 * Whether the page of an internal path is served as it is stored, without being rendered; also true where the shop stores no
 * pages.
 */
export async function isStored(page: string): Promise<boolean> {
  const store = registeredStore()
  if (!store) return true
  const entry = await store.find(page)
  return entry !== null && !isOver(entry) && !hasExpiredTags(entry)
}
