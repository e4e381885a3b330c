import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

interface RealPostgres {
  url: string
  stop(): Promise<void>
}

function binaries(): string | null {
  const folders = (process.env.PATH ?? '').split(':')
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) folders.push(...readdirSync(debian).map((version) => join(debian, version, 'bin')))
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  )
}

/** PostgreSQL refuses to run as root; in that case it runs as the user `nobody`. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** The letters of the search must not depend on the environment: with the locale C, Thai and Chinese have none. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** Nothing of a temporary server outlives a power cut, and its queries are too small to be compiled. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
].flatMap((setting) => ['-c', setting])

/** Starts a temporary PostgreSQL from the installed binaries; null if there are none. */
export async function startRealPostgres(): Promise<RealPostgres | null> {
  const bin = binaries()
  if (!bin) return null
  const owner = user()
  const dir = mkdtempSync(join(tmpdir(), 'sunhop-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(dir, owner.uid, owner.gid)
  const data = join(dir, 'data')
  const port = await freePort()
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`, '--no-sync'],
    {
      ...owner,
      stdio: 'ignore',
      cwd: dir,
    },
  )
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', dir, '-c', 'listen_addresses=127.0.0.1', ...FAST],
    { ...owner, stdio: 'ignore', cwd: dir },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (let attempts = 0; !(await connects(url)); attempts++) {
    if (attempts > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
