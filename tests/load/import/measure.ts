import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareDatabase } from '@/lib/cli/database'
import { print } from '@/lib/cli/output'
import { env } from '@/lib/env'
import { processTree } from '../../drills/processes'
import { newProduct, newUser } from '../../fixtures/catalog'
import { newOrder } from '../../fixtures/checkout'
import { sql } from '../../fixtures/database'
import { slowness } from '../machine'
import { writeLargeCatalog } from './large-catalog'

const PRODUCTS = Number(process.env.PRODUCTS ?? 5_000)
/** 5,000 in two minutes, 50,000 in 15. */
const MAX_SECONDS = Math.max(120, PRODUCTS * 0.018)
const MAX_MB = 500
/** A machine that is busy with other work may take longer. */
const ADDITIONS_MS = 1_000
const MAX_ORDER_MS = 2_000
const ORDER_EVERY_MS = 1_000

interface Ended {
  code: number
  seconds: number
  megabytes: number
}

/** The most memory that a process has had, in MB. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

async function runImport(file: string, dataDir: string): Promise<Ended> {
  const since = performance.now()
  const command = spawn(process.execPath, ['lib/cli/bootstrap.mjs', 'catalog', 'import', file], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, ...processTree(command.pid ?? 0).map(({ pid }) => peakOf(pid)))
  }, 500)
  const [code] = (await once(command, 'exit')) as [number]
  clearInterval(watch)
  return { code, seconds: (performance.now() - since) / 1000, megabytes }
}

/** Places orders until `ended`. @returns how long each took, in ms */
async function placeOrders(ended: Promise<unknown>): Promise<number[]> {
  const sold = await newProduct({ capacity: 100_000 })
  const took: number[] = []
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const user = await newUser()
    const since = performance.now()
    await newOrder(user, sold)
    took.push(performance.now() - since)
    await Promise.race([wait(ORDER_EVERY_MS), ended])
  }
  return took
}

/** Measures an import. @returns whether the limits held */
export async function measureImport(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  try {
    const file = join(folder, 'catalog.json')
    const bytes = await writeLargeCatalog(file, PRODUCTS)
    await prepareDatabase(env.DATABASE_URL ?? '', env)
    const factor = Math.max(1, slowness() / ADDITIONS_MS)
    const [maxSeconds, maxOrderMs] = [Math.round(MAX_SECONDS * factor), Math.round(MAX_ORDER_MS * factor)]
    const running = runImport(file, folder)
    const orders = await placeOrders(running)
    const { code, seconds, megabytes } = await running
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      "SELECT count(*)::int FROM product_search_index WHERE product_id LIKE 'import-%'",
    )
    const slowest = Math.max(...orders)
    const limits: Array<[holds: boolean, what: string]> = [
      [
        code === 0 && count === PRODUCTS,
        `${count} of ${PRODUCTS} products (${Math.round(bytes / 1e6)} MB) can be found`,
      ],
      [seconds <= maxSeconds, `${Math.round(seconds)} s, at most ${maxSeconds} on this machine`],
      [megabytes <= MAX_MB, `${Math.round(megabytes)} MB of memory, at most ${MAX_MB}`],
      [
        slowest <= maxOrderMs,
        `${orders.length} orders meanwhile, the slowest in ${Math.round(slowest)} ms, at most ${maxOrderMs}`,
      ],
    ]
    for (const [holds, what] of limits) print(`${holds ? '✓' : '✗'} ${what}`)
    return limits.every(([holds]) => holds)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
