import { z } from 'zod'
import { changeTime } from '@/lib/server/catalog-changes/repo'
import type { ReadUpTo } from '@/lib/server/catalog-changes/watch'
import type { PageFolder } from './page-folder'

const MINUTE_MS = 60_000
const SAVE_EVERY_MS = 10 * MINUTE_MS
/** Changes are recorded for a day; less, because clocks differ. */
const MAX_AGE_MS = 23 * 60 * MINUTE_MS

const state = z.object({ change: z.int(), changedAt: z.iso.datetime(), savedAt: z.number() })

/**
 * Remembers with the stored pages which catalog change they take into account. A change of that number with another time
 * is one of another database.
 * @param onFresh called once, when the stored pages are as fresh as the others
 */
export function createReadUpTo(folder: PageFolder, onFresh: () => void): ReadUpTo {
  let saved: { change: number; at: number } | null = null
  let isUsable = true
  let isOpen = false

  /** The stored change, if it is one of this database and the pages are known as well. */
  async function stored(): Promise<number | null> {
    const known = await Promise.all([folder.readState(), folder.tags()]).catch(() => null)
    const { success, data } = state.safeParse(known?.[0])
    if (!success || Date.now() - data.savedAt >= MAX_AGE_MS) return null
    return (await changeTime(data.change))?.toISOString() === data.changedAt ? data.change : null
  }

  return {
    async restore() {
      const change = await stored()
      // Pages that cannot be removed are not used.
      if (change === null) isUsable = await folder.clear()
      return change
    },
    async reached(change) {
      if (!isUsable || (saved?.change === change && Date.now() - saved.at < SAVE_EVERY_MS)) return
      // Without a change there is nothing to recognize the database by: the pages are for this process.
      const changedAt = (await changeTime(change))?.toISOString() ?? null
      saved = { change, at: Date.now() }
      const isWritable = await folder.saveState({ change, changedAt, savedAt: saved.at })
      if (!isWritable || isOpen) return
      isOpen = true
      onFresh()
    },
  }
}
