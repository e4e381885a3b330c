import { readFileSync } from 'node:fs'
import { appendFile, cp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENDED_TABLES } from '@/lib/cli/backup/load-data'
import { digestLineOf, MANIFEST, MANIFEST_DIGEST, type Manifest, tableFile } from '@/lib/cli/backup/manifest'
import { recordRestore } from '@/lib/cli/backup/record-restore'
import { restoreDatabase, restoreFiles } from '@/lib/cli/backup/restore-backup'
import { runRestore } from '@/lib/cli/backup/run-restore'
import { env } from '@/lib/env'
import * as auth from '@/lib/server/auth/service'
import { database } from '@/lib/server/db/client'
import { folderStore } from '@/lib/server/media/folder'
import { mediaPath } from '@/lib/server/media/port'
import { setStatus } from '@/lib/server/orders/repo'
import { newAsker } from '../fixtures/asker'
import {
  backedUp,
  inFolder,
  onEmptyDatabase,
  onlyRow,
  rulesOf,
  storedImage,
  tableDigests,
} from '../fixtures/backup'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { commandHere } from '../fixtures/command'
import { balances, exported, refundsMade } from '../fixtures/ledger'
import { withoutMails } from '../fixtures/outbox'
import { withSeededDatabase } from '../fixtures/seeded-database'
import { newMember, PASSWORD } from '../fixtures/two-step-member'
import { useDatabase } from '../fixtures/used-database'

withSeededDatabase()
withoutMails()

/** A shop with a paid, a cancelled, a completed and an unpaid order, in two currencies. */
async function soldSome() {
  const sold = await newProduct({ capacity: 20 })
  const first = await bought([[sold, { ADULT: 2 }]])
  await bought([[sold]], { currency: 'USD', key: 'two_c2p' })
  await cancelled(first, { unit_item_ids: [first.order.bookings[0]?.travellers[0]?.id ?? ''] })
  await refundsMade(first.order.id)
  const { order } = await bought([[sold]])
  await database().transaction((db) => setStatus(db, [order.bookings[0]?.id ?? ''], 'completed', 'system'))
  await ordered([[sold]])
  return sold
}

test('[B7] a restored shop has the same orders, payments, ledger, sequences, rules and images, and sells', async () => {
  const sold = await soldSome()
  const original = env.DATABASE_URL ?? ''
  const ledger = await exported()
  await inFolder(async (folder) => {
    const media = folderStore(join(folder, 'media'))
    const secretFile = join(folder, 'secret')
    await writeFile(secretFile, 'a secret of at least 32 characters')
    const images = [await storedImage(media, 'beach'), await storedImage(media, 'temple')]
    const { path, manifest } = await backedUp(folder, { media, secretFile })
    const before = await tableDigests(original)
    const ended = Object.fromEntries(ENDED_TABLES.map((name) => [name, '0 rows, null']))

    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(
      expect.arrayContaining([
        ['orders', 4],
        ['captures', 3],
        ['refunds', 1],
      ]),
    )
    const restored = {
      media: folderStore(join(folder, 'restored')),
      secretFile: join(folder, 'restored-secret'),
    }
    await restoreFiles(path, manifest, restored)
    for (const image of images) expect(await restored.media.read(image)).toEqual(await media.read(image))
    expect(readFileSync(restored.secretFile, 'utf8')).toBe('a secret of at least 32 characters')

    await onEmptyDatabase(async (url) => {
      await restoreDatabase(url, path, manifest)
      expect(await tableDigests(url)).toEqual({ ...before, ...ended })
      expect(await rulesOf(url)).toEqual(await rulesOf(original))
      await useDatabase(url)
      try {
        expect(await exported()).toEqual(ledger)
        expect(balances(await exported())).toEqual(balances(ledger))
        // Sequences go on, and triggers work.
        expect((await bought([[sold]])).order.bookings[0]?.status).toBe('confirmed')
        await expect(restoreDatabase(url, path, manifest)).rejects.toThrow(
          /^The shop is not empty: its database has \d+ products, \d+ accounts, 5 orders\. Use an empty database\.$/,
        )
      } finally {
        await useDatabase(original)
      }
    })
  })
})

test('a restore ends sessions, codes and links, which may have been ended after the backup', {
  tags: ['thorough'],
}, async () => {
  const { email, userId } = await newMember()
  const asker = newAsker()
  await auth.login({ credential: email, password: PASSWORD }, asker)
  await auth.requestSignInCode({ email }, asker)
  await auth.requestForgetPassword({ email }, asker)
  await inFolder(async (folder) => {
    const { path, manifest } = await backedUp(folder)
    const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]))
    for (const name of ['sessions', 'reset_links', 'sign_in_links', 'issued_codes'])
      expect(rows.get(name), name).toBeGreaterThan(0)
    await onEmptyDatabase(async (url) => {
      await restoreDatabase(url, path, manifest)
      const digests = await tableDigests(url)
      for (const name of ENDED_TABLES) expect(digests[name], name).toBe('0 rows, null')
      expect(await onlyRow(url, `SELECT count(*)::int AS count FROM users WHERE id = '${userId}'`)).toEqual({
        count: 1,
      })
    })
  })
})

test('a restore is in the security log, also of an older version, as is one that is refused', {
  tags: ['thorough'],
}, async () => {
  await inFolder(async (folder) => {
    const { path } = await backedUp(folder)
    const restores = "SELECT count(*)::int AS count FROM security_events WHERE detail->>'command' = 'restore'"
    const url = env.DATABASE_URL ?? ''
    const before = await onlyRow(url, restores)
    const { code, errors } = await commandHere(runRestore, path)
    expect([code, errors]).toEqual([1, expect.stringContaining('The shop is not empty')])
    await useDatabase(url)
    const failed = await onlyRow(url, `${restores} AND outcome = 'failed'`)
    expect(failed).toEqual({ count: (before?.count ?? 0) + 1 })
    await onEmptyDatabase(async (older) => {
      const { migrateBefore } = await import('../fixtures/migrations-before')
      const { Client } = await import('pg')
      const client = new Client({ connectionString: older })
      await client.connect()
      await migrateBefore(client, '0053_special-requests').finally(() => client.end())
      await recordRestore(older, 'ok')
      expect(await onlyRow(older, `${restores} AND outcome = 'ok'`)).toEqual({ count: 1 })
    })
    await useDatabase(url)
  })
})

/** Writes another manifest, as if it were the original. */
async function forge(path: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest)
  await writeFile(join(path, MANIFEST), text)
  await writeFile(join(path, MANIFEST_DIGEST), digestLineOf(text))
}

test('a backup that is damaged, cut off or not complete is refused in one line', {
  tags: ['thorough'],
}, async () => {
  await inFolder(async (folder) => {
    const media = folderStore(join(folder, 'media'))
    const image = mediaPath(await storedImage(media, 'beach'))
    const { path, manifest } = await backedUp(folder, { media })
    expect(await commandHere(runRestore, path, '--check')).toMatchObject({ code: 0, errors: '' })

    const slots = tableFile({ name: 'slots' })
    const damages: Record<string, [expected: string, damage: (copy: string) => Promise<unknown>]> = {
      cut: [`damaged: ${slots}`, (copy) => truncate(join(copy, slots), 1000)],
      longer: [`damaged: ${slots}`, (copy) => appendFile(join(copy, slots), 'x')],
      missing: [`damaged: ${slots}`, (copy) => rm(join(copy, slots))],
      flipped: [`damaged: media/${image}`, (copy) => writeFile(join(copy, 'media', image), 'peach')],
      manifest: [`damaged: ${MANIFEST}`, (copy) => truncate(join(copy, MANIFEST), 500)],
      unfinished: [`not a complete backup: it has no ${MANIFEST}`, (copy) => rm(join(copy, MANIFEST))],
      format: ['has the format 2', (copy) => forge(copy, { ...manifest, format: 2 as 1 })],
      newer: [
        'is of another version (0.1.0, migration 9999_later)',
        (copy) => forge(copy, { ...manifest, schema: { migrations: 9999, last: '9999_later' } }),
      ],
    }
    for (const [name, [expected, damage]] of Object.entries(damages)) {
      const copy = join(folder, name)
      await cp(path, copy, { recursive: true })
      await damage(copy)
      const { code, out, errors } = await commandHere(runRestore, copy, '--check')
      expect([code, out], name).toEqual([1, ''])
      expect(errors, name).toContain(expected)
      expect(errors.trim(), name).not.toContain('\n')
    }
  })
})

test('rows that are not those of the manifest are not restored, and the database can be used again', {
  tags: ['thorough'],
}, async () => {
  await inFolder(async (folder) => {
    const { path, manifest } = await backedUp(folder)
    const withTable = (name: string, change: (table: Manifest['tables'][number]) => object) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === name ? { ...table, ...change(table) } : table)),
    })
    await onEmptyDatabase(async (url) => {
      const restored = (changed: Manifest) => restoreDatabase(url, path, changed)
      await expect(restored(withTable('slots', ({ rows }) => ({ rows: rows + 1 })))).rejects.toThrow(
        /^slots has \d+ rows; the manifest says \d+\.$/,
      )
      await expect(
        restored(withTable('prices', ({ sums }) => ({ sums: { ...sums, THB: { amount: '1' } } }))),
      ).rejects.toThrow('The amounts of prices do not add up to those of the manifest.')
      await expect(restored(withTable('prices', () => ({ columns: ['amount'] })))).rejects.toThrow(
        'The tables of the backup are not those of its version.',
      )
      await restored(manifest)
    })
  })
})

test('a backup of an older version gets the schema of that version', { tags: ['thorough'] }, async () => {
  await inFolder(async (folder) => {
    const { migrateBefore } = await import('../fixtures/migrations-before')
    const { Client } = await import('pg')
    await onEmptyDatabase(async (older) => {
      const client = new Client({ connectionString: older })
      await client.connect()
      await migrateBefore(client, '0053_special-requests').finally(() => client.end())
      const { path, manifest } = await backedUp(folder, { url: older })
      expect(manifest.schema).toEqual({ migrations: 53, last: '0052_refunds-failed' })
      await onEmptyDatabase(async (url) => {
        await restoreDatabase(url, path, manifest)
        expect(await tableDigests(url)).toEqual({ ...(await tableDigests(older)) })
        const { migrateDatabase, schemaStateOf } = await import('@/lib/server/db/migrate')
        expect(await schemaStateOf(url)).toBe('older')
        await migrateDatabase(url)
        expect(await schemaStateOf(url)).toBe('current')
      })
    })
  })
})

test('a folder of the same name is not overwritten, and a failure leaves nothing behind', {
  tags: ['thorough'],
}, async () => {
  await inFolder(async (folder) => {
    const { path } = await backedUp(folder)
    await rename(path, join(folder, 'first'))
    const url = 'postgres://user@127.0.0.1:1/none'
    await expect(backedUp(folder, { url })).rejects.toThrow('ECONNREFUSED')
    expect(await Array.fromAsync((await import('node:fs/promises')).glob('*', { cwd: folder }))).toEqual([
      'first',
    ])
  })
})
