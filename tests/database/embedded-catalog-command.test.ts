import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCatalog } from '@/lib/cli/run-catalog'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { catalog, productEntry } from '../fixtures/catalog-file'
import { command, commandHere } from '../fixtures/command'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const folder = mkdtempSync(join(tmpdir(), 'sunhop-command-'))
// In live mode the shop starts empty
const settings = { DATA_DIR: folder, DATABASE_URL: undefined, SHOP_MODE: 'live' }
const run = (...args: string[]) => command('catalog', args, settings)

test('the command works on the embedded database, whether or not the shop has it open', {
  tags: ['thorough'],
}, async () => {
  const file = join(folder, 'catalog.json')
  const [first, second] = [productEntry({ id: 'file-first' }), productEntry({ id: 'file-second' })]
  writeFileSync(file, JSON.stringify(catalog([first])))
  const closed = await run('import', file)
  expect(closed).toMatchObject({ code: 0, errors: '' })
  expect(closed.out).toContain('Products: 1 created, 0 changed, 0 unchanged, 0 withdrawn')

  const shop = await launchEmbedded({ dir: join(folder, 'db') })
  try {
    writeFileSync(file, JSON.stringify(catalog([second])))
    const open = await run('import', file, '--withdraw-missing')
    expect(open).toMatchObject({ code: 0, errors: '' })
    expect(open.out).toContain('Products: 1 created, 0 changed, 0 unchanged, 1 withdrawn')
    const exported = join(folder, 'exported.json')
    expect(await run('export', exported)).toMatchObject({ code: 0, errors: '' })
    const { products } = JSON.parse(readFileSync(exported, 'utf8'))
    expect(products.map(({ id, withdrawn }: { id: string; withdrawn?: boolean }) => [id, withdrawn])).toEqual(
      [
        ['file-first', true],
        ['file-second', undefined],
      ],
    )
    expect((await run('export')).out).toBe(readFileSync(exported, 'utf8'))
  } finally {
    await shop.stop()
  }
})

test('an unreadable file is reported in one line', async () => {
  const file = join(folder, 'latin.json')
  writeFileSync(file, Buffer.from([0x22, 0xe9, 0x22]))
  expect(await commandHere(runCatalog, 'import', file)).toMatchObject({
    code: 1,
    errors: `${file} is not UTF-8.\n`,
  })
  const none = join(folder, 'none.json')
  expect(await commandHere(runCatalog, 'import', none)).toMatchObject({
    code: 1,
    errors: `There is no file ${none}.\n`,
  })
})

test('the schema is JSON Schema, and lists the required fields of a product', async () => {
  const { code, out } = await commandHere(runCatalog, 'schema')
  expect(code).toBe(0)
  const schema = JSON.parse(out)
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.properties.products.items.required).toContain('time_zone')
})
