import { database } from '@/lib/server/db/client'
import { redirects } from '@/lib/server/db/schema'

export async function allRedirects(): Promise<Array<[path: string, target: string]>> {
  const rows = await database().select().from(redirects)
  return rows.map(({ path, target }) => [path, target])
}
