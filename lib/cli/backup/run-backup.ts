import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { schemaStateOf } from '@/lib/server/db/migrate'
import { mediaStore } from '@/lib/server/media/store'
import { keyedHash, secretFile } from '@/lib/server/secret'
import { onConfiguredDatabase } from '../database'
import { Misused } from '../orders/arguments'
import { sum } from '../orders/details'
import { elapsed, print, printError } from '../output'
import { withShopDatabase } from '../shop-database'
import type { Manifest } from './manifest'
import { backupName, takeBackup } from './take-backup'

const USAGE = `npm run backup -- [FOLDER]
FOLDER gets the backup, a folder named after the time; by default backups in DATA_DIR.`

/** Purpose of the keyed hash by which a restore recognizes the secret. */
export const FINGERPRINT = 'backup'

const NOTHING = 'There is no shop to back up'

function targetOf(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [folder = join(env.DATA_DIR, 'backups'), ...rest] = positionals
  if (rest.length > 0 || folder.trim() === '') throw new Misused(USAGE)
  return folder
}

function requireDatabase(): void {
  const folder = join(env.DATA_DIR, 'db')
  if (!env.DATABASE_URL && !env.API_ORIGIN && !existsSync(join(folder, 'PG_VERSION')))
    throw new Misused(`${NOTHING}: ${folder} has no database.`)
}

/** Returns what a backup has, in one line: '84 tables, 12345 rows, 3 files, 4.2 MB'. */
export function sizeOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const bytes = [...tables, ...files].reduce((total, file) => total + file.bytes, 0)
  return `${tables.length} tables, ${rows} rows, ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}

/** Returns the orders of a backup with their totals: 'Orders: 12, 5400.00 THB, 100.00 USD'. */
export function ordersOf({ tables }: Manifest): string {
  const orders = tables.find(({ name }) => name === 'orders')
  const totals = Object.entries(orders?.sums ?? {}).map(([currency, { total }]) =>
    sum(Number(total), currency),
  )
  return `Orders: ${[orders?.rows ?? 0, ...totals].join(', ')}`
}

async function backUp(folder: string): Promise<void> {
  const url = env.DATABASE_URL ?? ''
  if ((await onConfiguredDatabase(env, () => schemaStateOf(url))) === 'empty')
    throw new Misused(`${NOTHING}: the database is empty.`)
  // Generates the sandbox's secret if the shop has not used it yet.
  const secretFingerprint = keyedHash(FINGERPRINT)
  const path = join(folder, backupName(new Date()))
  const source = { url, media: mediaStore, secretFile: secretFile(), secretFingerprint }
  const manifest = await takeBackup(path, source)
  print(`Written to ${path} in ${elapsed()}: ${sizeOf(manifest)}.`)
  print(`${ordersOf(manifest)}.`)
}

/**
 * Runs `npm run backup` on the database of the shop, which may be running.
 * @returns the exit code: 2 for invalid arguments, 1 for another failure
 */
export async function runBackup(args: string[]): Promise<number> {
  try {
    const folder = targetOf(args)
    requireDatabase()
    await withShopDatabase({ command: 'backup', action: 'take' }, () => backUp(folder), { asIs: true })
    return 0
  } catch (error) {
    printError(error instanceof TypeError ? new Misused(`${error.message}\n\n${USAGE}`) : error)
    return error instanceof Misused || error instanceof TypeError ? 2 : 1
  }
}
