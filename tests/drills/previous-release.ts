import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isStale } from '@/lib/cli/build'
import { print, step } from '@/lib/cli/output'
import { freePort, startRealPostgres } from '@/lib/cli/real-postgres'
import { env } from '@/lib/env'
import { closeSql } from '../fixtures/database'
import { buildIn } from './other-folder'
import { runSideBySide } from './previous-release/side-by-side'
import {
  checkOut,
  installPackages,
  migrationsOf,
  previousCommit,
  removeCheckout,
} from './previous-release/source'
import { type StartedShop, startShop, stopShop } from './started-shop'
import { printTable, type Row } from './three-servers/verdict'

const ROOT = '.'
const LOG_LINES = 20

async function buildPrevious(folder: string): Promise<void> {
  const commit = await previousCommit(ROOT, process.env.PREVIOUS || undefined)
  // Of a run that was killed.
  await removeCheckout(ROOT, folder)
  await step(`Checking out ${commit.slice(0, 10)}`, () => checkOut(ROOT, commit, folder))
  await step('Installing its packages', () => installPackages(ROOT, folder))
  await step('Building the previous shop', () => buildIn(folder))
}

/** Stops the shops. @returns a row of the processes that did not end by themselves */
async function stopAll(shops: readonly StartedShop[]): Promise<Row> {
  const left = (await Promise.all(shops.map(stopShop))).flat()
  const commands = left.map(({ command }) => command).join('; ')
  return {
    what: 'processes that did not end',
    value: left.length,
    problem: left.length === 0 ? null : `not ended: ${commands}`,
  }
}

/**
 * The server of the previous release beside one of this one, which migrates their database: the old one goes on to sell if
 * the schema fits it, and takes no orders otherwise. What it sold is cancelled on the new one with the full refund.
 * `PREVIOUS` names a commit or tag; by default it is the commit before the newest migration.
 */
export async function drill(): Promise<string[]> {
  const postgres = await startRealPostgres()
  if (!postgres) return ['two releases need PostgreSQL, which this machine does not have']
  // On the disk of the packages, so that they can be linked.
  const folder = join(env.DATA_DIR, 'previous-release')
  const data = mkdtempSync(join(tmpdir(), 'drill-previous-release-'))
  const media = join(data, 'media')
  mkdirSync(media)
  const shops: StartedShop[] = []
  const version = (of: string, name: string) => ({
    migrations: migrationsOf(of).length,
    async start() {
      const own = join(data, name)
      mkdirSync(own)
      const shop = await startShop(of, {
        PORT: String(await freePort()),
        DATABASE_URL: postgres.url,
        SESSION_SECRET: 'a dedicated secret for the drill, 32 or more',
        DATA_DIR: own,
        MEDIA_DIR: media,
        // The customers name their addresses.
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
      })
      shops.push(shop)
      return shop
    },
  })
  try {
    process.env.DATABASE_URL = postgres.url
    await buildPrevious(folder)
    if (isStale()) await step('Building the shop', build)
    const rows = await runSideBySide({
      previous: version(folder, 'previous'),
      current: version(ROOT, 'current'),
    })
    rows.push(await stopAll(shops))
    printTable(rows)
    return rows.flatMap(({ problem }) => problem ?? [])
  } finally {
    await stopAll(shops)
    for (const { origin, lines } of shops)
      for (const line of lines.filter((text) => text.startsWith('{')).slice(0, LOG_LINES))
        print(`  ${origin}: ${line}`)
    await closeSql()
    await postgres.stop()
    await removeCheckout(ROOT, folder)
    rmSync(data, { recursive: true, force: true })
  }
}
