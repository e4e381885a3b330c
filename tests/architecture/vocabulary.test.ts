import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that docs/glossary.md has replaced, or that no technical text needs. */
const RETIRED = /\b(somebody|whoever|anew|mended|mends|begun|foreseen|wish(?:es|ed)?)\b/i
/** The same for names of files and folders. */
const RETIRED_IN_PATHS = /(?:^|[/-])(catalogue|kept|papers?|told|wish|letters|arrangements?)(?:[/.-]|$)/

const COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm
const TITLE = /\b(?:test|describe|step)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

/** Paths with other rules: migrations are never renamed, old API paths stay for one release, art shows real paper. */
const EXEMPT = ['lib/server/db/migrations/', 'app/api/kept-vouchers/', 'lib/art/']

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !EXEMPT.some((folder) => file.startsWith(folder)))
const code = files.filter((file) => /\.(?:tsx?|css|mjs)$/.test(file) && !file.endsWith('vocabulary.test.ts'))

function* textsOf(file: string): Generator<string> {
  const text = readFileSync(file, 'utf8')
  // A URL is no comment.
  for (const [comment] of text.replace(/:\/\//g, ': ').matchAll(COMMENT)) yield comment
  if (/\.(?:test|spec)\.tsx?$/.test(file)) for (const [, , title = ''] of text.matchAll(TITLE)) yield title
}

test('comments and test titles use the words of the glossary', () => {
  const found = code.flatMap((file) =>
    [...textsOf(file)].flatMap((text) => {
      const word = RETIRED.exec(text)?.[0]
      return word ? [`${file}: ${word}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('names of files use the words of the glossary', () => {
  expect(files.filter((file) => RETIRED_IN_PATHS.test(file))).toEqual([])
})

test('English messages use the words of the glossary', () => {
  const retired = /\b(e-mails?|somebody|whoever|anew|pick-up|at once confirmed|trial shop)\b/i
  const found: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      // Search terms of the help pages also name what visitors type.
      if (retired.test(value) && !path.endsWith('.also')) found.push(`${path}: ${value}`)
    } else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`)
  }
  walk(JSON.parse(readFileSync('messages/en.json', 'utf8')), 'en')
  expect(found).toEqual([])
})
