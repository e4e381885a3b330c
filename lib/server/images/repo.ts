import { eq } from 'drizzle-orm'
import { isSubject, MOODS, type PictureSpec } from '@/lib/art'
import { database } from '@/lib/server/db/client'
import { images } from '@/lib/server/db/schema'

function isSpec(value: object): value is PictureSpec {
  return (
    'subject' in value &&
    'mood' in value &&
    'seed' in value &&
    typeof value.subject === 'string' &&
    isSubject(value.subject) &&
    MOODS.some((mood) => mood === value.mood) &&
    typeof value.seed === 'string'
  )
}

/** What the generator draws under a path; null where there is no such picture. */
export async function findIllustration(path: string): Promise<PictureSpec | null> {
  const [row] = await database()
    .select({ illustration: images.illustration })
    .from(images)
    .where(eq(images.path, path))
  return row?.illustration && isSpec(row.illustration) ? row.illustration : null
}
