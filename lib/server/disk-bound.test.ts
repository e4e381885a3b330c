import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskBound, removeLeastUsed } from './disk-bound'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bound-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Stores a file that was last used so many minutes ago. */
function store(name: string, bytes: number, minutesAgo = 0): string {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, Buffer.alloc(bytes))
  const used = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(file, used, used)
  return file
}

const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

test('removes the least recently used files, in any subfolder, until the rest fits', async () => {
  store('products/a', 40, 30)
  store('b', 40, 10)
  store('media/c', 40, 20)
  expect(await removeLeastUsed(folder, 85)).toBe(1)
  expect(stored()).toEqual(['b', 'c'])
  expect(await removeLeastUsed(folder, 85)).toBe(0)
  expect(await removeLeastUsed(folder, 40)).toBe(1)
  expect(stored()).toEqual(['b'])
})

test('a missing folder has nothing to remove', async () => {
  expect(await removeLeastUsed(join(folder, 'none'), 1)).toBe(0)
})

test('the first stored file checks the size of the folder that an earlier process has filled', async () => {
  store('old', 600, 20)
  store('older', 600, 30)
  await createDiskBound(folder, 1000).added(1)
  expect(stored()).toEqual(['old'])
})

test('a folder never exceeds the limit, however much is stored', async () => {
  const bound = createDiskBound(folder, 1000)
  for (let n = 0; n < 200; n++) {
    const file = store(`file-${n}`, 30, 200 - n)
    await bound.added(statSync(file).size)
    const total = stored().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(total).toBeLessThanOrEqual(1000)
  }
  expect(stored().length).toBeGreaterThan(25)
  expect(stored()).toContain('file-199')
})

test('a file that was used again outlives one that was stored later', async () => {
  const first = store('first', 500, 60)
  store('second', 500, 30)
  const bound = createDiskBound(folder, 1000)
  await bound.used(first)
  await bound.added(1)
  expect(stored()).toEqual(['first'])
})

test('the use of a file that is gone is ignored', async () => {
  await expect(createDiskBound(folder, 1000).used(join(folder, 'gone'))).resolves.toBeUndefined()
})
