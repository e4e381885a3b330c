import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [...readFileSync('tests/spec/rows.md', 'utf8').matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(
  ([, id]) => id,
)

const testFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

/** The ids in square brackets with which a title begins, e.g. `'[A4] [X5] …'` or `'[S4, S5] …'`. */
const TITLE =
  /(['"`])(?<ids>(?:\[[A-Z]\w+(?:[ ,]+[A-Z]\w+)*\] ?)+)(?:(?!\1).)*\1(?<thorough>,\s*\{ tags?: [^}]*thorough)?/g

interface NamedRow {
  id: string
  inEveryRun: boolean
}

/** A comment that gives all tests of its file the tag. */
const THOROUGH_FILE = /^\/\/ @module-tag thorough$/m

const named: NamedRow[] = testFiles.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(TITLE)].flatMap(({ groups = {} }) => {
    const inEveryRun = groups.thorough === undefined && !THOROUGH_FILE.test(text)
    return (groups.ids?.match(/[A-Z]\d+/g) ?? []).map((id) => ({ id, inEveryRun }))
  })
})

test('every row of the specification is named by a test that every run has', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(new Set(rows).size).toBe(rows.length)
  const inEveryRun = new Set(named.filter((row) => row.inEveryRun).map(({ id }) => id))
  expect(rows.filter((id) => id && !inEveryRun.has(id))).toEqual([])
})

test('tests name only rows that exist', () => {
  expect(named.filter(({ id }) => !rows.includes(id))).toEqual([])
})
