import { copyFileSync, cpSync, mkdirSync, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it, onTestFinished } from 'vitest'
import { INITIAL_VARIABLE } from '../../lib/server/db/embedded/address'
import { SYNC_SETTINGS, SyncedFolder } from '../../lib/server/db/embedded/synced-folder'

const open = (fs: SyncedFolder, loadDataDir?: Blob) =>
  PGlite.create({
    fs,
    loadDataDir,
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, ...SYNC_SETTINGS],
  })

it('a power cut loses no commit, although the disk drops every write that was not synced', async () => {
  const root = mkdtempSync(join(tmpdir(), 'power-cut-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [running, disk] = [join(root, 'running'), join(root, 'disk')]
  const archive = process.env[INITIAL_VARIABLE]
  await (await open(new SyncedFolder(running), archive ? await openAsBlob(archive) : undefined)).close()
  cpSync(running, disk, { recursive: true })

  /** The disk has each file as it was when it was last synced. */
  const keep = (path: string) => {
    if (statSync(path).isDirectory()) return
    const copy = join(disk, relative(running, path))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(path, copy)
  }
  const engine = await open(new SyncedFolder(running, keep))
  await engine.exec('CREATE TABLE orders (id int PRIMARY KEY, note text)')
  for (let id = 1; id <= 30; id++) {
    await engine.query('INSERT INTO orders VALUES ($1, repeat($2, 2000))', [id, 'x'])
    if (id === 10) await engine.exec('CHECKPOINT')
  }
  await engine.exec('BEGIN; INSERT INTO orders VALUES (99)')

  const after = await open(new SyncedFolder(disk))
  const { rows } = await after.query<{ count: number; last: number }>(
    'SELECT count(*)::int AS count, max(id) AS last FROM orders',
  )
  expect(rows).toEqual([{ count: 30, last: 30 }])
  await after.close()
  await engine.close()
})
