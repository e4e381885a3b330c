import { type IllustrationSpec, isSubject, isView, MOODS } from '@sunhop/illustrations'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Focus } from '@/lib/domain/photo'
import { database } from '@/lib/server/db/client'
import { images } from '@/lib/server/db/schema'

/** The illustration of a path never changes: a changed one gets another path. */
const cached = new LRUCache<string, IllustrationSpec>({ max: 5000 })

function isSpec(value: object): value is IllustrationSpec {
  return (
    'subject' in value &&
    'mood' in value &&
    'seed' in value &&
    typeof value.subject === 'string' &&
    isSubject(value.subject) &&
    MOODS.some((mood) => mood === value.mood) &&
    typeof value.seed === 'string' &&
    (!('view' in value) || (typeof value.view === 'string' && isView(value.view)))
  )
}

/** Paths of covers. One that was a cover stays one here: pages that previewers know link it. */
const covers = new LRUCache<string, true>({ max: 5000 })

/** Whether an image is the first one of its product or destination, the only one that has a social preview. */
export async function isCover(path: string): Promise<boolean> {
  if (covers.has(path)) return true
  const rows = await database()
    .select({ path: images.path })
    .from(images)
    .where(and(eq(images.path, path), eq(images.position, 0)))
  if (rows.length > 0) covers.set(path, true)
  return rows.length > 0
}

/** Returns the focal point of a cover; null if it has none. */
export async function focusOfCover(path: string): Promise<Focus | null> {
  const [row] = await database()
    .select({ photo: images.photo })
    .from(images)
    .where(and(eq(images.path, path), eq(images.position, 0)))
    .limit(1)
  return row?.photo?.focus ?? null
}

/** Returns the illustration of a path; null if there is none. */
export async function findIllustration(path: string): Promise<IllustrationSpec | null> {
  const spec = cached.get(path)
  if (spec) return spec
  const [row] = await database()
    .select({ illustration: images.illustration })
    .from(images)
    .where(eq(images.path, path))
  if (!row?.illustration || !isSpec(row.illustration)) return null
  cached.set(path, row.illustration)
  return row.illustration
}
