import { database } from '@/lib/server/db/client'
import { redirects } from '@/lib/server/db/schema'

export async function allRedirects(): Promise<Map<string, string>> {
  const rows = await database().select().from(redirects)
  return new Map(rows.map(({ path, target }) => [path, target]))
}
