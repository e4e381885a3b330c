import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRunning } from './launch'
import { acquireLock, FolderInUse } from './lock'

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
