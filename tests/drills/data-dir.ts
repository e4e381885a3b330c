import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, isStale } from '@/lib/cli/build'
import { print, step } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { imageUrl } from '@/lib/images/url'
import { newPerson, signUp } from '../fixtures/people'
import { npmStart } from './npm-start'
import { isRunning, remaining } from './processes'
import type { StartedShop } from './started-shop'

const STOP_MS = 20_000
const PAGES = [
  '/',
  '/products',
  '/th/products/bangkok-sky-deck',
  imageUrl('products/bangkok-sky-deck/0', 640),
]

/** Returns the files of the shop that were written after a time. */
function writtenSince(since: number, folder = process.cwd()): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === '.git' || entry.isSymbolicLink()) return []
    if (entry.isDirectory()) return writtenSince(since, path)
    return lstatSync(path).mtimeMs > since ? [relative(process.cwd(), path)] : []
  })
}

async function use({ origin }: StartedShop): Promise<string[]> {
  process.env.TEST_BASE_URL = origin
  const problems: string[] = []
  for (const path of PAGES) {
    const { status } = await fetch(origin + path)
    if (status !== 200) problems.push(`${path} is ${status}`)
  }
  const { status } = await signUp(newPerson())
  if (status !== 200 && status !== 201) problems.push(`signing up is ${status}`)
  return problems
}

/** Uses a shop whose data is elsewhere, given by an absolute path: nothing else may be written. */
export async function drill(): Promise<string[]> {
  if (isStale()) await step('Building the shop', build)
  const folder = mkdtempSync(join(tmpdir(), 'drill-data-'))
  const since = Date.now()
  let shop: StartedShop | undefined
  try {
    shop = await npmStart({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SESSION_SECRET: '',
    })
    const problems = await use(shop)
    shop.child.kill('SIGTERM')
    await remaining(shop.processes, STOP_MS)
    const inside = readdirSync(folder)
    print(`  ${folder} has ${inside.join(', ')}`)
    if (!inside.includes('secret')) problems.push(`the secret is not in ${folder}`)
    const outside = writtenSince(since)
    return [...problems, ...outside.slice(0, 20).map((path) => `${path} was written`)]
  } finally {
    for (const { pid } of shop?.processes ?? []) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
