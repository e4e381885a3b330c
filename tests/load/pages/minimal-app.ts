import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NEXT } from '@/lib/cli/build'
import { freePort } from '@/lib/cli/real-postgres'

const SOURCE = fileURLToPath(new URL('./minimal', import.meta.url))
/** Below the shop's folder, whose packages it uses. */
const COPIES = resolve('.data')
const READY_LIMIT_MS = 30_000

async function isReady(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Builds and starts two pages of the same versions of Next and React, for comparison, and runs a bench against them. */
export async function onMinimalApp<T>(bench: (origin: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  mkdirSync(COPIES, { recursive: true })
  // Next writes a tsconfig.json, with which a second build would fail.
  const folder = mkdtempSync(join(COPIES, 'minimal-'))
  cpSync(SOURCE, folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build', folder], { env })
  if (status !== 0) throw new Error(`the minimal app was not built:\n${stdout}${stderr}`)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [NEXT, 'start', folder, '--port', String(port)], {
    env,
    stdio: 'ignore',
  })
  const closed = once(server, 'close')
  try {
    const deadline = Date.now() + READY_LIMIT_MS
    while (!(await isReady(origin))) {
      if (Date.now() > deadline) throw new Error('the minimal app did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return await bench(origin)
  } finally {
    server.kill()
    await closed
    rmSync(folder, { recursive: true })
  }
}
