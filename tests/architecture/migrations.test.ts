import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import journal from '@/lib/server/db/migrations/meta/_journal.json'
import { ROOT } from './import-graph'

const FOLDER = join(ROOT, 'lib/server/db/migrations')
const RECORD = 'tests/architecture/migrations.sha256'

/** In the format of `sha256sum`. */
const lines = readFileSync(join(ROOT, RECORD), 'utf8').trim().split('\n')
const recorded = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))

test('a migration that has landed is never edited; the hash of a new one is recorded', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  const changed = files.flatMap((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(FOLDER, name)))
      .digest('hex')
    return recorded.get(name) === hash ? [] : [`${hash}  ${name}`]
  })
  expect(changed, `not the lines of ${RECORD}`).toEqual([])
  expect([...recorded.keys()].filter((name) => !files.includes(name))).toEqual([])
})

test('migrations are applied in the order of their numbers', () => {
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual([...recorded.keys()].sort())
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
