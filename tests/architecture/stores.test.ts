import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, importsOf, ROOT, resolved, within } from './import-graph'

/**
 * The types of the contract that client state may use: who is signed in, what the visitor chose before sign-in, and
 * why adding it failed. Everything else that the server sends belongs to the query cache.
 */
const CLIENT_STATE: Record<string, string[]> = {
  'stores/auth.ts': ['User'],
  'stores/drafts.ts': ['ErrorCode', 'Selection'],
}

const stores = files.filter(
  (file) => within(file, 'stores') || importsOf(file).some(({ target }) => /^zustand\b/.test(target)),
)
const fromServer = stores.flatMap((file) =>
  importsOf(file).flatMap(({ target, typeOnly }) => {
    const to = resolved(file, target) ?? target
    const isServerState = within(to, 'lib/api') || within(to, 'lib/contract') || to.startsWith('@tanstack/')
    return isServerState ? [{ file, to, typeOnly }] : []
  }),
)

test('no store calls the API, reads the query cache or loads the contract', () => {
  const loading = fromServer.filter(({ to, typeOnly }) => !typeOnly || !within(to, 'lib/contract'))
  expect(loading.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
})

test('the types of the contract in a store describe client state', () => {
  const typesOf = (file: string) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const imports = text.matchAll(/^import type \{([^}]+)\} from '@\/lib\/contract\//gm)
    return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).sort()
  }
  const used = [...new Set(fromServer.map(({ file }) => file))].map((file) => [file, typesOf(file)])
  expect(Object.fromEntries(used)).toEqual(CLIENT_STATE)
})
