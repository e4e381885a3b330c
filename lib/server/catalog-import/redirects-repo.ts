import { asc, inArray } from 'drizzle-orm'
import type { FileRedirect } from '@/lib/contract/catalog-file'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { redirects } from '@/lib/server/db/schema'

export async function readRedirects(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.path))
  return new Map(rows.map(({ path, target }) => [path, target]))
}

/** Writes redirects; those without a target go. All old ones go first, so that two may change places. */
export async function writeRedirects(db: Transaction, list: readonly FileRedirect[]): Promise<void> {
  if (list.length === 0) return
  await db.delete(redirects).where(
    inArray(
      redirects.path,
      list.map(({ path }) => path),
    ),
  )
  const kept = list.flatMap(({ path, target }) => (target === null ? [] : [{ path, target }]))
  for (let at = 0; at < kept.length; at += 500) await db.insert(redirects).values(kept.slice(at, at + 500))
}
