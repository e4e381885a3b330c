import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertChange, newestChange } from '@/lib/server/catalog-changes/repo'
import { database } from '@/lib/server/db/client'
import { createPageFolder } from '@/lib/server/page-cache/page-folder'
import { createReadUpTo } from '@/lib/server/page-cache/read-up-to'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const root = mkdtempSync(join(tmpdir(), 'sunhop-pages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => rmSync(root, { recursive: true, force: true }))

const fail = () => {
  throw new Error('not expected')
}
const openFolder = () => createPageFolder(root, 1_000_000, fail)
const change = async (): Promise<number> => {
  await database().transaction((db) => insertChange(db, ['products']))
  return newestChange()
}

/** A server that stored a page after it had applied all changes. */
async function stoppedServer(): Promise<number> {
  const folder = openFolder()
  const seen = await change()
  const opened: string[] = []
  const pages = createReadUpTo(folder, () => opened.push('open'))
  await pages.reached(seen)
  await pages.reached(seen)
  expect(opened).toEqual(['open'])
  await folder.write('page', Buffer.from('<html>'))
  return seen
}

test('stored pages outlive a restart, with the changes of the meantime', async () => {
  const seen = await stoppedServer()
  await change()
  expect(await createReadUpTo(openFolder(), fail).restore()).toBe(seen)
  expect(await openFolder().read('page')).toEqual(Buffer.from('<html>'))
})

test('the pages of another database are removed', async () => {
  const seen = await stoppedServer()
  await sql(`UPDATE catalog_changes SET created_at = created_at + interval '1 second' WHERE id = ${seen}`)
  expect(await createReadUpTo(openFolder(), fail).restore()).toBeNull()
  expect(await openFolder().read('page')).toBeNull()
})

test('pages are removed when the changes of the meantime are no longer recorded', async () => {
  await stoppedServer()
  await sql('DELETE FROM catalog_changes')
  expect(await createReadUpTo(openFolder(), fail).restore()).toBeNull()
  expect(await openFolder().read('page')).toBeNull()
})

test('pages are removed when it is not known which of them are stale', async () => {
  await stoppedServer()
  writeFileSync(join(root, 'tags.json'), '')
  expect(await createReadUpTo(openFolder(), fail).restore()).toBeNull()
  expect(await openFolder().read('page')).toBeNull()
})

test('pages that cannot be removed are not used, and changes are noticed all the same', async () => {
  const seen = await stoppedServer()
  writeFileSync(join(root, 'state.json'), '{}')
  const readOnly = { ...openFolder(), clear: async () => false }
  const pages = createReadUpTo(readOnly, fail)
  expect(await pages.restore()).toBeNull()
  await pages.reached(seen)
})

test('pages without a recorded change are for one process only', async () => {
  await sql('DELETE FROM catalog_changes')
  await createReadUpTo(openFolder(), () => undefined).reached(0)
  expect(readdirSync(root)).toEqual(['state.json'])
  expect(await createReadUpTo(openFolder(), fail).restore()).toBeNull()
})
