import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { FolderInUse, readLock } from '../../lib/server/db/embedded/lock'
import { superviseEmbedded } from '../../lib/server/db/embedded/supervise'

const root = mkdtempSync(join(tmpdir(), 'supervised-database-'))
const dir = join(root, 'db')

afterAll(() => rmSync(root, { recursive: true, force: true }))

async function read(url: string): Promise<number | null> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('SELECT rooms FROM stock')).rows[0].rooms
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

it('is started again at the same address when it is killed, with one line, until it is stopped', {
  tags: ['thorough'],
}, async () => {
  const lines: string[] = []
  const database = await superviseEmbedded({ dir }, (line) => lines.push(line))
  onTestFinished(() => database.stop())
  // The child process alone does not keep this one running.
  const running = setInterval(() => {}, 1_000)
  onTestFinished(() => clearInterval(running))
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('CREATE TABLE stock (rooms int); INSERT INTO stock VALUES (5)')
  await client.end()

  for (const kills of [1, 2]) {
    process.kill(readLock(dir)?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(kills)
    expect(lines.at(-1)).toMatch(/^! The embedded database ended unexpectedly\. It was started again within /)
    expect(await read(database.url)).toBe(5)
  }
  await expect(superviseEmbedded({ dir }, () => {})).rejects.toThrow(FolderInUse)

  await database.stop()
  expect(await read(database.url)).toBeNull()
  expect(lines).toHaveLength(2)
})
