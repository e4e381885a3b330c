// Next bundles this file and also imports it as it is: it may import neither by alias nor without a file ending.
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { PageEntry } from './page-entry.ts'

const TAGS_HEADER = 'x-next-cache-tags'

/** Whether one of the cache tags of a page has expired since it was rendered. */
export function hasExpiredTags({ value, lastModified = 0 }: PageEntry): boolean {
  const headers = value && 'headers' in value ? value.headers : undefined
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' && areTagsExpired(tags.split(','), lastModified)
}
