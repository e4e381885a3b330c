import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { linkTree, runIn } from '../other-folder'

const MIGRATIONS = 'lib/server/db/migrations'
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`
const LOCKFILE = 'package-lock.json'

async function git(root: string, ...args: string[]): Promise<string> {
  // A hook of the clone is not meant for a folder that is removed again.
  const { stdout } = await promisify(execFile)('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout.trim()
}

/**
 * Returns the commit of the previous release.
 * @param named a commit or tag; by default the commit before the newest migration
 * @throws Error if the repository does not have it
 */
export async function previousCommit(root: string, named?: string): Promise<string> {
  const added = ['log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/*.sql`]
  try {
    const name = named ?? `${await git(root, ...added)}^`
    return await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    throw new Error(
      `${named ?? 'the commit before the newest migration'} is not in the git repository of ${resolve(root)}`,
    )
  }
}

/** Returns the migrations that the version of a folder knows, oldest first. */
export function migrationsOf(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as {
    entries: Array<{ tag: string }>
  }
  return entries.map(({ tag }) => tag)
}

/** Checks a commit out into a folder beside the working tree. */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await git(root, 'worktree', 'add', '--detach', '--force', resolve(folder), commit)
}

/** Removes a folder of `checkOut`, also that of a run that was killed. */
export async function removeCheckout(root: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  // Twice, for one that was being checked out.
  await git(root, 'worktree', 'remove', '--force', '--force', resolve(folder)).catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
}

/** Gives a checkout the packages of its lockfile: those of the working tree if they are the same. */
export async function installPackages(root: string, folder: string): Promise<void> {
  const [ours, theirs] = [root, folder].map((of) => readFileSync(join(of, LOCKFILE), 'utf8'))
  if (ours === theirs) return linkTree(join(root, 'node_modules'), join(folder, 'node_modules'))
  const flags = ['--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']
  await runIn(folder, 'npm', ['ci', ...flags, '--loglevel=error'])
}
