import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sizeOf } from '@/lib/cli/image/folder-size'
import { runImage } from '@/lib/cli/image/run-image'
import { print } from '@/lib/cli/output'
import { freePort, startRealPostgres } from '@/lib/cli/real-postgres'
import { imageUrl } from '@/lib/images/url'
import { newPerson, signUp } from '../fixtures/people'
import { isRunning, processTree, remaining } from './processes'

/** Without the base of a container, which has about 30 MB. */
const MAX_MB = 270
/** The shop's user if the drill runs as root. */
const USER = 65534
const STARTED_MS = 300_000
const STOP_MS = 20_000
const READ_ONLY = 0o555
const PATHS = ['/readyz', '/', '/products', '/th/products/bangkok-sky-deck']

const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: USER, gid: USER } : {}

function* pathsIn(folder: string): Generator<string> {
  yield folder
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* pathsIn(path)
    else if (!entry.isSymbolicLink()) yield path
  }
}

/** Returns what was changed in a folder after a time. */
const changedSince = (folder: string, since: number) =>
  [...pathsIn(folder)].filter((path) => lstatSync(path).ctimeMs > since)

function setMode(folder: string, mode: number): void {
  for (const path of pathsIn(folder)) chmodSync(path, mode)
}

/** Runs a command of the image with the variables of a container. */
function run(image: string, data: string, args: string[], variables: Record<string, string>) {
  const child = spawn(join(image, 'node_modules/node/bin/node'), ['lib/cli/bootstrap.mjs', ...args], {
    cwd: image,
    // Nothing of this process: a container has no other variables.
    env: {
      NODE_ENV: 'production',
      HOST: 'localhost',
      DATA_DIR: data,
      TMPDIR: join(data, 'tmp'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  return { child, lines }
}

async function tryPages(origin: string): Promise<string[]> {
  process.env.TEST_BASE_URL = origin
  const problems: string[] = []
  for (const path of [...PATHS, imageUrl('products/bangkok-sky-deck/0', 640)]) {
    const { status } = await fetch(origin + path)
    if (status !== 200) problems.push(`${path} is ${status}`)
  }
  const { status } = await signUp(newPerson())
  if (status !== 200 && status !== 201) problems.push(`signing up is ${status}`)
  return problems
}

async function tryShop(image: string, data: string, databaseUrl: string): Promise<string[]> {
  const port = String(await freePort())
  const variables = { PORT: port, DATABASE_URL: databaseUrl }
  const { child, lines } = run(image, data, ['start'], variables)
  try {
    const origin = `http://localhost:${port}`
    for (const until = Date.now() + STARTED_MS; !lines.includes(origin); await sleep(50))
      if (child.exitCode !== null || Date.now() > until)
        return [`the shop of the image did not start:\n${lines.join('\n')}`]
    const problems = await tryPages(origin)
    const orders = run(image, data, ['orders', 'list'], variables)
    const code = await new Promise((resolve) => orders.child.once('exit', resolve))
    if (code !== 0) problems.push(`a command of the image ended with ${code}: ${orders.lines.join('\n')}`)
    return problems
  } finally {
    const processes = processTree(child.pid ?? 0)
    child.kill('SIGTERM')
    for (const { pid } of await remaining(processes, STOP_MS))
      if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  }
}

/** Uses the shop of an image that is read-only, as a user without rights: only `DATA_DIR` is written. */
export async function drill(): Promise<string[]> {
  const postgres = await startRealPostgres()
  if (!postgres) return ['the image needs PostgreSQL, which this machine does not have']
  const folder = mkdtempSync(join(tmpdir(), 'drill-image-'))
  const [image, data] = [join(folder, 'shop'), join(folder, 'data')]
  try {
    if ((await runImage([image])) !== 0) return ['the image could not be written']
    const problems: string[] = []
    const { total } = sizeOf(image)
    if (total > MAX_MB) problems.push(`the image has ${total.toFixed(0)} MB, more than ${MAX_MB}`)
    setMode(image, READ_ONLY)
    // The parent is closed to others otherwise.
    chmodSync(folder, 0o755)
    mkdirSync(data)
    if (isRoot) chownSync(data, USER, USER)
    const since = Date.now()
    problems.push(...(await tryShop(image, data, postgres.url)))
    print(`  DATA_DIR has ${readdirSync(data).join(', ')}`)
    problems.push(...changedSince(image, since).map((path) => `${path} was written`))
    return problems
  } finally {
    await postgres.stop()
    if (existsSync(image)) setMode(image, 0o755)
    rmSync(folder, { recursive: true, force: true })
  }
}
