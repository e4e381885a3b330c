import type { TagManifestEntry } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'

/** When cache tags became stale, in milliseconds. */
export type TagTimes = Record<string, TagManifestEntry>

/** The later of two times, for each tag. */
export function laterOf(one: TagTimes, other: TagTimes): TagTimes {
  const later = { ...one }
  for (const [tag, { stale = 0, expired = 0 }] of Object.entries(other))
    later[tag] = {
      stale: Math.max(stale, later[tag]?.stale ?? 0),
      expired: Math.max(expired, later[tag]?.expired ?? 0),
    }
  return later
}
