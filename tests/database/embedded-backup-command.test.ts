import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runBackup } from '@/lib/cli/backup/run-backup'
import { runRestore } from '@/lib/cli/backup/run-restore'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { catalog, productEntry } from '../fixtures/catalog-file'
import { command, commandHere } from '../fixtures/command'

const folder = mkdtempSync(join(tmpdir(), 'sunhop-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [first, second] = [join(folder, 'first'), join(folder, 'second')]
const SECRET = 'the secret of the first shop, long enough'
/** Runs a command of a live shop, which starts empty. */
const run = (dataDir: string, name: string, args: string[], SESSION_SECRET = SECRET) =>
  command(name, args, { DATA_DIR: dataDir, DATABASE_URL: undefined, SHOP_MODE: 'live', SESSION_SECRET })

test('a running shop is backed up into a folder of its owner, and restored into an empty one', {
  tags: ['thorough'],
}, async () => {
  expect(await run(first, 'backup', [])).toMatchObject({
    code: 2,
    errors: `There is no shop to back up: ${join(first, 'db')} has no database.\n`,
  })
  const file = join(folder, 'catalog.json')
  writeFileSync(file, JSON.stringify(catalog([productEntry({ id: 'file-first' })])))
  expect(await run(first, 'catalog', ['import', file])).toMatchObject({ code: 0 })

  const shop = await launchEmbedded({ dir: join(first, 'db') })
  const taken = await run(first, 'backup', []).finally(shop.stop)
  expect(taken).toMatchObject({ code: 0, errors: '' })
  const backups = join(first, 'backups')
  const [name = '', ...others] = readdirSync(backups)
  expect([name, others]).toEqual([expect.stringMatching(/^sunhop-\d{8}T\d{6}Z$/), []])
  const backup = join(backups, name)
  expect(taken.out).toContain(`Written to ${backup} in `)
  expect(taken.out).toContain('Orders: 0.')
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(statSync(join(backup, 'manifest.json')).mode & 0o777).toBe(0o600)

  const restored = await run(second, 'restore', [backup], 'a secret of another shop, long enough too')
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.out).toContain('! SESSION_SECRET is not that of the backup')
  expect(readdirSync(second)).toEqual(['db'])
  const exports = await Promise.all([first, second].map((shop) => run(shop, 'catalog', ['export'])))
  expect(exports[1]?.out).toBe(exports[0]?.out)
  expect((await run(second, 'security', ['log'])).out).toContain('command=restore')

  expect(await run(second, 'restore', [backup])).toMatchObject({
    code: 1,
    errors: `The shop is not empty: ${join(second, 'db')} has a database. Set another DATA_DIR.\n`,
  })
})

test('invalid arguments are refused with the usage', async () => {
  for (const [run, args] of [
    [runBackup, ['one', 'two']],
    [runBackup, ['--all']],
    [runRestore, []],
    [runRestore, ['one', 'two']],
    [runRestore, ['one', '--force']],
  ] as const) {
    const { code, errors } = await commandHere(run, ...args)
    expect(code, args.join(' ')).toBe(2)
    expect(errors, args.join(' ')).toMatch(/npm run (?:backup|restore) -- /)
  }
  const none = join(folder, 'none')
  expect(await commandHere(runRestore, none)).toMatchObject({
    code: 1,
    errors: `${none} is not a complete backup: it has no manifest.json.\n`,
  })
})
