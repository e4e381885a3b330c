import { describe, expect, test } from 'vitest'
import type { CatalogDocument } from './catalog-document'
import { CatalogRefused, problemLine } from './problems'
import { openCatalog } from './read-file'

const policy = (code: string) => ({ code, tiers: [] })
const document = (name: string, content: object | string) => ({
  name,
  text: typeof content === 'string' ? content : JSON.stringify(content),
  folder: `/catalog/${name}`,
})
const policies = (name: string, ...codes: string[]) =>
  document(name, { version: 1, cancellation_policies: codes.map(policy) })

describe('a catalog of several files', () => {
  test('joins the sections in the order of the files', async () => {
    const { file, problems } = await openCatalog([
      policies('a.json', 'one', 'two'),
      policies('b.json', 'three'),
    ])
    expect(problems).toEqual([])
    expect(file.cancellation_policies?.map(({ code }) => code)).toEqual(['one', 'two', 'three'])
    expect(file.products).toEqual([])
    expect(file.redirects).toBeUndefined()
  })

  test('reports a problem with its own file, line and path', async () => {
    const broken = document('b.json', '{\n  "version": 1,\n  "cancellation_policies": [{ "code": "No" }]\n}')
    const { documents, problems, file } = await openCatalog([
      policies('a.json', 'one'),
      broken,
      policies('c.json', 'two'),
    ])
    expect((await documents.placed(problems)).map(problemLine)).toEqual([
      'b.json:3:29 cancellation_policies[0].tiers: is missing',
      'b.json:3:39 cancellation_policies[0].code: must be lower-case words joined by hyphens',
    ])
    expect(Object.keys(file.cancellation_policies ?? [])).toEqual(['0', '2'])
  })

  test('reports a problem outside of the entries with its own file', async () => {
    const other = document('b.json', { version: 2, extra: true })
    const { documents, problems } = await openCatalog([policies('a.json', 'one'), other])
    expect((await documents.placed(problems)).map(problemLine)).toEqual([
      'b.json:1:12 version: must be 1',
      'b.json:1:14 extra: unknown field',
    ])
  })

  test('finds the folder of each entry', async () => {
    const { documents } = await openCatalog([policies('a.json', 'one'), policies('b.json', 'two')])
    expect(documents.documentOf(['cancellation_policies', 1]).folder).toBe('/catalog/b.json')
  })

  test('is rejected with the syntax errors of all files', async () => {
    const files = await openCatalog([
      document('a.json', '{'),
      policies('b.json', 'one'),
      document('c.json', '[1,]'),
    ]).catch((error: unknown) =>
      error instanceof CatalogRefused ? error.problems.map(({ file }) => file) : [],
    )
    expect(new Set(files as string[])).toEqual(new Set(['a.json', 'c.json']))
  })
})

describe('a catalog whose products are read one by one', () => {
  const linesOf = async (...documents: CatalogDocument[]) => {
    const { documents: read, problems, products } = await openCatalog(documents)
    const found = [...problems]
    for await (const batch of products()) found.push(...batch.flatMap((one) => one.problems))
    return (await read.placed(found)).map(problemLine)
  }
  const refusalOf = (text: string) =>
    openCatalog([document('a.json', text)])
      .then(async ({ products }) => {
        for await (const _ of products());
        return []
      })
      .catch((error: CatalogRefused) => error.problems.map(problemLine))

  test('reports problems before, in and after its products where they are', async () => {
    const text =
      '{\n  "color": 1,\n  "products": [\n    { "id": "A b" },\n    7 ], "size": 2,\n  "version": 3\n}'
    const lines = await linesOf(
      document('a.json', text),
      document('b.json', { version: 1, products: [null] }),
    )
    expect(lines.filter((line) => !/ is missing| must be one of /.test(line))).toEqual([
      'a.json:2:3 color: unknown field',
      'a.json:4:13 products[0].id: must be lower-case words joined by hyphens',
      'a.json:5:5 products[1]: must be an object',
      'a.json:5:10 size: unknown field',
      'a.json:6:14 version: must be 1',
      'b.json:1:26 products[0]: must be an object',
    ])
  })

  test('is rejected with the syntax errors of its products', async () => {
    const broken = '{ "version": 1,\n"products": [{ "id": "a" },\n { "id": "b", "id": "c" },\n { "id": x }] }'
    expect(await refusalOf(broken)).toEqual([
      'a.json:4:10 not valid JSON: expected true, false, null, a number or text in double quotes',
      'a.json:4:12 missing value, or extra comma',
    ])
    expect(await refusalOf(broken.replace('x', '"x"'))).toEqual([
      'a.json:3:15 products[1].id: duplicate field',
    ])
  })

  test('is rejected with them also if it is too large to be parsed as a whole', async () => {
    const large = `{ "version": 1,\n"products": [{ "id": "${'a'.repeat(5_000_000)}" },\n { "id": "b", "id": "c" },\n { "id": x }] }`
    expect(await refusalOf(large)).toEqual([
      'a.json:3:15 products[1].id: duplicate field',
      'a.json:4:10 not valid JSON: expected true, false, null, a number or text in double quotes',
      'a.json:4:12 missing value, or extra comma',
    ])
    expect(await refusalOf(`${large.slice(0, -4)}}, ] }`)).toHaveLength(3)
  })
})
