import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Address } from './address'
import { probe } from './probe'

const STARTING_MS = 120_000
const HALF_WRITTEN_MS = 5_000
const TAKEOVER_MS = 10_000

const Entry = z.object({
  nonce: z.string(),
  pid: z.number().int(),
  startedAt: z.string(),
  /** Which file this was written to. A lock in a copied folder names the process of the original. */
  file: z.string().optional(),
  /** Absent while the database is opening. */
  server: z.object({ host: z.string(), port: z.number().int(), password: z.string() }).optional(),
})

/** Contents of a data folder's lock file. */
export type LockEntry = z.infer<typeof Entry>

/** The data folder is open in another process. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

const heldHere = new Set<string>()

/** The lock file of a data folder, next to it. */
export function lockPath(dir: string): string {
  return `${resolve(dir)}.lock`
}

/** Reads the lock of a data folder; null if there is none or it cannot be read. */
export function readLock(dir: string): LockEntry | null {
  try {
    return Entry.parse(JSON.parse(readFileSync(lockPath(dir), 'utf8')))
  } catch {
    return null
  }
}

/** Whether a lock came with a copy of another folder, whose database it is about. */
export function isCopied(dir: string, { file }: LockEntry): boolean {
  return file !== undefined && file !== identityOf(lockPath(dir))
}

/** Whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

function createOnly(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Identifies a file on this machine, whatever its name. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

/** Writes a file that has its own identity in it. */
function writeIdentified(path: string, entry: LockEntry): void {
  writeFileSync(path, '', { mode: 0o600 })
  writeFileSync(path, JSON.stringify({ ...entry, file: identityOf(path) }))
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Returns why a folder is in use, or null if its lock is stale because the process has ended. */
async function inUse(dir: string, entry: LockEntry): Promise<string | null> {
  if (isCopied(dir, entry)) return null
  const place = resolve(dir)
  // Containers reuse process ids: our own id in a lock that we do not hold is from an earlier process.
  const alive = entry.pid === process.pid ? heldHere.has(entry.nonce) : isAlive(entry.pid)
  if (!alive) return null
  if (!entry.server) {
    if (Date.now() - Date.parse(entry.startedAt) > STARTING_MS) return null
    return `The database in ${place} is being opened by process ${entry.pid}.`
  }
  const { host, port, password } = entry.server
  switch (await probe(host, port, password)) {
    case 'ours':
      return `The database in ${place} is already open by process ${entry.pid}.`
    case 'silent':
      return `The database in ${place} is already open by process ${entry.pid}, which is busy and does not respond.`
    default:
      return null
  }
}

/**
 * Removes a stale lock unless another process has replaced it in the meantime. The guard file ensures that of
 * two processes that found the same stale lock, the slower one does not remove the new lock of the faster.
 */
async function clearStale(dir: string, nonce: string | null): Promise<void> {
  const guard = `${lockPath(dir)}.takeover`
  while (!createOnly(guard, String(process.pid))) {
    if (ageMs(guard) > TAKEOVER_MS) remove(guard)
    else await sleep(50)
  }
  try {
    if ((readLock(dir)?.nonce ?? null) === nonce) remove(lockPath(dir))
  } finally {
    remove(guard)
  }
}

/** A held lock. */
export type Lock = { publish(server: Address): void; release(): void }

/** Acquires the lock of a data folder. @throws FolderInUse if another process holds it */
export async function acquireLock(dir: string): Promise<Lock> {
  const path = lockPath(dir)
  const entry: LockEntry = { nonce: randomUUID(), pid: process.pid, startedAt: new Date().toISOString() }
  mkdirSync(dirname(path), { recursive: true })
  while (!createOnly(path, JSON.stringify(entry))) {
    const other = readLock(dir)
    if (!other) {
      // Just created and not yet written, or just removed; stale only if it stays that way.
      if (Number.isFinite(ageMs(path)) && ageMs(path) > HALF_WRITTEN_MS) await clearStale(dir, null)
      else await sleep(50)
      continue
    }
    const reason = await inUse(dir, other)
    if (!reason) await clearStale(dir, other.nonce)
    else if (readLock(dir)?.nonce === other.nonce) throw new FolderInUse(reason)
  }
  heldHere.add(entry.nonce)

  return {
    publish(server) {
      const draft = `${path}.${entry.nonce}`
      writeIdentified(draft, { ...entry, server })
      renameSync(draft, path)
    },
    release() {
      heldHere.delete(entry.nonce)
      if (readLock(dir)?.nonce === entry.nonce) remove(path)
    },
  }
}
