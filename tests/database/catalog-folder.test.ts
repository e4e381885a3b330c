import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogFiles } from '@/lib/server/catalog-import/catalog-files'
import { importCatalog } from '@/lib/server/catalog-import/import'
import { CatalogRefused, problemLine } from '@/lib/server/catalog-import/problems'
import { productEntry, surroundings } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const guide = (name: string) =>
  `## About\n\n${name}.\n\n## When to go\n\nIn May.\n\n## Getting there\n\nBy train.\n`

/** Writes a catalog as a folder: a file for the destination with its guide, and one for each product. */
function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sunhop-folder-'))
  const [town] = surroundings.destinations as object[]
  const all: Record<string, unknown> = {
    'catalog.schema.json': { not: 'a catalog' },
    'places/town.json': {
      version: 1,
      destinations: [{ ...town, guide: { en: 'town.en.md', th: 'town.th.md', 'zh-cn': 'town.zh-cn.md' } }],
    },
    'places/town.en.md': guide('A town'),
    'places/town.th.md': guide('เมือง'),
    'places/town.zh-cn.md': guide('小镇'),
    'terms.json': {
      version: 1,
      categories: surroundings.categories,
      cancellation_policies: surroundings.cancellation_policies,
    },
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

async function problemsOf(folder: string): Promise<string[]> {
  try {
    await importCatalog(await readCatalogFiles(folder))
    return []
  } catch (error) {
    if (!(error instanceof CatalogRefused)) throw error
    return error.problems.map(problemLine)
  }
}

test('[C4] a folder is imported as one catalog, with its guides', async () => {
  const [first, second] = [productEntry(), productEntry()]
  const folder = folderWith({
    'products/first.json': { version: 1, products: [first] },
    'products/second.json': { version: 1, products: [second] },
  })
  const documents = await readCatalogFiles(folder)
  expect(documents.map(({ name }) => name)).toEqual([
    'places/town.json',
    'products/first.json',
    'products/second.json',
    'terms.json',
  ])
  expect(await importCatalog(documents)).toMatchObject({ created: 2 })
  expect(
    await sql(
      "SELECT locale, about, when_to_go FROM area_translations WHERE area_slug = 'file-town' ORDER BY 1",
    ),
  ).toEqual([
    { locale: 'en', about: 'A town.', when_to_go: 'In May.' },
    { locale: 'th', about: 'เมือง.', when_to_go: 'In May.' },
    { locale: 'zh-cn', about: '小镇.', when_to_go: 'In May.' },
  ])
  expect(await importCatalog(documents)).toMatchObject({ unchanged: 2, others: { destinations: 0 } })
})

test('errors of a folder name their files, and nothing of it is written', async () => {
  const entry = productEntry()
  const folder = folderWith({
    'products/a.json': { version: 1, products: [entry] },
    'products/b.json': { version: 1, products: [{ ...productEntry(), category: 'NONE' }] },
    'places/town.en.md': '## About\n\nA town.\n',
    'places/town.th.md': `${guide('เมือง')}\u0007`,
    'places/outside.json': {
      version: 1,
      destinations: [
        {
          ...(surroundings.destinations as object[])[0],
          slug: 'file-outside',
          about: { en: 'Own', th: '', 'zh-cn': '' },
          guide: { en: '../../secret.md', th: 'none.md', 'zh-cn': 'town.zh-cn.md' },
        },
      ],
    },
  })
  expect((await problemsOf(folder)).map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    'places/outside.json destinations[0].about: must be omitted: it is in the guide',
    'places/outside.json destinations[0].guide.en: must be in the folder of the catalog file or below it',
    'places/outside.json destinations[0].guide.th: no such file: none.md',
    'places/town.json destinations[0].guide.en: has no heading "When to go"',
    'places/town.json destinations[0].guide.th: "Getting there" must not contain control characters or broken ones',
    'products/b.json products[0].category: unknown category "NONE"',
  ])
  expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
})

test('a folder without catalog files is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sunhop-empty-'))
  await expect(readCatalogFiles(folder)).rejects.toThrow(`There is no .json file in ${folder}.`)
})
