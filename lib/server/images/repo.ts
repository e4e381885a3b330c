import { eq } from 'drizzle-orm'
import { type IllustrationSpec, isSubject, isView, MOODS } from '@/lib/art'
import { database } from '@/lib/server/db/client'
import { images } from '@/lib/server/db/schema'

/** What is drawn under a path never changes: another picture gets another path. */
const known = new Map<string, IllustrationSpec>()
const MOST_KNOWN = 5000

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

/** What the generator draws under a path; null where there is no such picture. */
export async function findIllustration(path: string): Promise<IllustrationSpec | null> {
  const spec = known.get(path)
  if (spec) return spec
  const [row] = await database()
    .select({ illustration: images.illustration })
    .from(images)
    .where(eq(images.path, path))
  if (!row?.illustration || !isSpec(row.illustration)) return null
  if (known.size < MOST_KNOWN) known.set(path, row.illustration)
  return row.illustration
}
