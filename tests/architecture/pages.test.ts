import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '@/lib/navigation/pages'

/** Folders that only the middleware rewrites to. */
const INTERNAL = [/^\/failed\//, /^\/listing\//, /^\/search\//, /^\/missing\//]

function* pageFolders(folder: string, path: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const grouped = entry.name.startsWith('(')
    if (entry.isDirectory())
      yield* pageFolders(join(folder, entry.name), grouped ? path : `${path}/${entry.name}`)
    else if (entry.name === 'page.tsx') yield path || '/'
  }
}

test('the table of pages names every page and no other', () => {
  const folders = [...pageFolders('app/[locale]/[currency]', '')]
  const reachable = folders.filter((path) => !INTERNAL.some((internal) => internal.test(path)))
  // A listing is rendered by an internal folder.
  expect([...reachable, '/products'].sort()).toEqual([...PAGES].sort())
})
