import { asc, inArray } from 'drizzle-orm'
import type { FileRedirect } from '@/lib/contract/catalog-file'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { redirects } from '@/lib/server/db/schema'

export async function readRedirects(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.path))
  return new Map(rows.map(({ path, target }) => [path, target]))
}

/**
 * Writes redirects; removes those without a target. Deletes all old rows first, so that two paths can swap
 * their targets.
 */
export async function writeRedirects(db: Transaction, list: readonly FileRedirect[]): Promise<void> {
  if (list.length === 0) return
  await db.delete(redirects).where(
    inArray(
      redirects.path,
      list.map(({ path }) => path),
    ),
  )
  const active = list.flatMap(({ path, target }) => (target === null ? [] : [{ path, target }]))
  for (let at = 0; at < active.length; at += 500)
    await db.insert(redirects).values(active.slice(at, at + 500))
}
