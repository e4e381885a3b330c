import { describe, expect, test } from 'vitest'
import { CatalogRefused, problemLine } from './problems'
import { readFile } from './read-file'

const policy = (code: string) => ({ code, tiers: [] })
const document = (name: string, content: object | string) => ({
  name,
  text: typeof content === 'string' ? content : JSON.stringify(content),
  folder: `/catalog/${name}`,
})
const policies = (name: string, ...codes: string[]) =>
  document(name, { version: 1, cancellation_policies: codes.map(policy) })

describe('a catalog of several files', () => {
  test('joins the sections in the order of the files', () => {
    const { file, problems } = readFile([policies('a.json', 'one', 'two'), policies('b.json', 'three')])
    expect(problems).toEqual([])
    expect(file.cancellation_policies?.map(({ code }) => code)).toEqual(['one', 'two', 'three'])
    expect(file.products).toEqual([])
    expect(file.redirects).toBeUndefined()
  })

  test('reports a problem with its own file, line and path', () => {
    const broken = document('b.json', '{\n  "version": 1,\n  "cancellation_policies": [{ "code": "No" }]\n}')
    const { documents, problems, file } = readFile([
      policies('a.json', 'one'),
      broken,
      policies('c.json', 'two'),
    ])
    expect(documents.placed(problems).map(problemLine)).toEqual([
      'b.json:3:29 cancellation_policies[0].tiers: is missing',
      'b.json:3:39 cancellation_policies[0].code: must be lower-case words joined by hyphens',
    ])
    expect(Object.keys(file.cancellation_policies ?? [])).toEqual(['0', '2'])
  })

  test('reports a problem outside of the entries with its own file', () => {
    const other = document('b.json', { version: 2, extra: true })
    const { documents, problems } = readFile([policies('a.json', 'one'), other])
    expect(documents.placed(problems).map(problemLine)).toEqual([
      'b.json:1:12 version: must be 1',
      'b.json:1:14 extra: unknown field',
    ])
  })

  test('finds the folder of each entry', () => {
    const { documents } = readFile([policies('a.json', 'one'), policies('b.json', 'two')])
    expect(documents.documentOf(['cancellation_policies', 1]).folder).toBe('/catalog/b.json')
  })

  test('is rejected with the syntax errors of all files', () => {
    const read = () =>
      readFile([document('a.json', '{'), policies('b.json', 'one'), document('c.json', '[1,]')])
    expect(read).toThrow(CatalogRefused)
    try {
      read()
    } catch (error) {
      const files = error instanceof CatalogRefused ? error.problems.map(({ file }) => file) : []
      expect(new Set(files)).toEqual(new Set(['a.json', 'c.json']))
    }
  })
})
