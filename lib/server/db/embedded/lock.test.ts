import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRunning } from './launch'
import { acquireLock, FolderInUse, lockPath } from './lock'

const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])

test('a copy of an open folder is not open, although the process in its lock is running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const server = createServer((socket) => socket.on('data', () => socket.write(AUTHENTICATION_OK)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const lock = await acquireLock(join(folder, 'original/db'))
  const { port } = server.address() as AddressInfo
  lock.publish({ host: '127.0.0.1', port, password: 'secret' })
  cpSync(join(folder, 'original'), join(folder, 'copy'), { recursive: true })

  await expect(acquireLock(join(folder, 'original/db'))).rejects.toThrow(FolderInUse)
  expect(await findRunning(join(folder, 'original/db'))).toContain(String(port))
  expect(await findRunning(join(folder, 'copy/db'))).toBeNull()
  const copied = await acquireLock(join(folder, 'copy/db'))
  copied.release()
  lock.release()
})

const HOUR_AGO = new Date(Date.now() - 3_600_000)
const ENTRY = { nonce: 'old', pid: process.pid, startedAt: HOUR_AGO.toISOString() }

test.each([
  JSON.stringify({ ...ENTRY, server: { host: '127.0.0.1', port: 1, password: 'x' } }),
  JSON.stringify(ENTRY),
  '{"pid":',
])('the stale lock %s is taken over by one of two', async (text) => {
  const root = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'db')
  writeFileSync(lockPath(folder), text)
  utimesSync(lockPath(folder), HOUR_AGO, HOUR_AGO)
  const results = await Promise.allSettled([acquireLock(folder), acquireLock(folder)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(FolderInUse)
    else result.value.release()
  }
})
