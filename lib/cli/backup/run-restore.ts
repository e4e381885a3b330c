import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { findRunning, launchEmbedded } from '@/lib/server/db/embedded/launch'
import { mediaStore } from '@/lib/server/media/store'
import { keyedHashes, secretFile } from '@/lib/server/secret'
import { onConfiguredDatabase } from '../database'
import { Misused } from '../orders/arguments'
import { elapsed, print, printError } from '../output'
import { afterRestore } from './after-restore'
import { checkFiles, sync } from './files'
import { type Manifest, RestoreRefused, readManifest } from './manifest'
import { checkSchema } from './prepare-schema'
import { recordFailedRestore, recordRestore } from './record-restore'
import { requireEmpty, restoreDatabase, restoreFiles } from './restore-backup'
import { FINGERPRINT, ordersOf, sizeOf } from './run-backup'

const USAGE = `npm run restore -- BACKUP [--check]
BACKUP is a folder that npm run backup wrote; --check only compares it with its manifest.`

function parse(args: string[]): { folder: string; checkOnly: boolean } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [folder = '', ...rest] = positionals
  if (folder.trim() === '' || rest.length > 0) throw new Misused(USAGE)
  return { folder, checkOnly: values.check }
}

const targets = () => ({ media: mediaStore, secretFile: secretFile() })

async function restoreConfigured(url: string, folder: string, manifest: Manifest): Promise<void> {
  await requireEmpty(url, manifest)
  await restoreFiles(folder, manifest, targets())
  await restoreDatabase(url, folder, manifest)
  await recordRestore(url, 'ok')
}

/** Restores into a new database folder, which has another name until it is complete. */
async function restoreEmbedded(folder: string, manifest: Manifest): Promise<void> {
  const dir = join(env.DATA_DIR, 'db')
  if ((existsSync(dir) && readdirSync(dir).length > 0) || (await findRunning(dir)))
    throw new RestoreRefused(`The shop is not empty: ${dir} has a database. Set another DATA_DIR.`)
  const draft = `${dir}.restoring`
  if (await findRunning(draft)) throw new RestoreRefused('Another restore is running.')
  await rm(draft, { recursive: true, force: true })
  await restoreFiles(folder, manifest, targets())
  const database = await launchEmbedded({ dir: draft })
  try {
    await restoreDatabase(database.url, folder, manifest)
    await recordRestore(database.url, 'ok')
  } catch (error) {
    await database.stop()
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await database.stop()
  await rename(draft, dir)
  await sync(dirname(dir))
}

async function restore(folder: string, manifest: Manifest): Promise<void> {
  if (env.API_ORIGIN) throw new Misused('API_ORIGIN is set: this shop has no database of its own.')
  const url = env.DATABASE_URL
  if (url) await onConfiguredDatabase(env, () => restoreConfigured(url, folder, manifest))
  else await restoreEmbedded(folder, manifest)
  // Pages that were rendered from another database.
  await rm(join(env.DATA_DIR, 'pages'), { recursive: true, force: true })
  print(`Restored in ${elapsed()}: ${sizeOf(manifest)}, as of ${manifest.takenAt}.`)
  print(`${ordersOf(manifest)}.`)
  const isSameSecret = keyedHashes(FINGERPRINT).includes(manifest.secretFingerprint)
  for (const line of afterRestore(manifest, isSameSecret)) print(line)
}

/**
 * Runs `npm run restore`, which fills an empty shop from a backup.
 * @returns the exit code: 2 for invalid arguments, 1 if the restore is refused or fails
 */
export async function runRestore(args: string[]): Promise<number> {
  let isRestore = false
  try {
    const { folder, checkOnly } = parse(args)
    isRestore = !checkOnly
    const manifest = await readManifest(folder)
    await checkFiles(folder, manifest)
    checkSchema(manifest)
    if (checkOnly) print(`Intact: ${sizeOf(manifest)}, as of ${manifest.takenAt}.\n${ordersOf(manifest)}.`)
    else await restore(folder, manifest)
    return 0
  } catch (error) {
    const isMisused = error instanceof Misused || error instanceof TypeError
    printError(error instanceof TypeError ? new Misused(`${error.message}\n\n${USAGE}`) : error)
    if (isRestore && !isMisused) await recordFailedRestore()
    return isMisused ? 2 : 1
  }
}
