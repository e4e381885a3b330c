import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEXT = readFileSync('docs/asvs.md', 'utf8')
const ROWS = TEXT.split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , met = '', how = '', shownBy = '']) => ({ id, met, how, shownBy }))

/** How many requirements of levels 1 and 2 each section of version 5.0.0 has, by chapter. */
const SECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

test('the list has every requirement of levels 1 and 2 once', () => {
  const expected = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
    counts.flatMap((count, section) => Array<string>(count).fill(`${chapter}.${section + 1}`)),
  )
  expect(ROWS.map(({ id }) => id.split('.').slice(0, 2).join('.'))).toEqual(expected)
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length)
})

/** A title of a test or of a group of tests, as it is written. */
const TITLE =
  /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`),\s*(?:async\b|\(|\{)/g

const titlesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, single, double, template]) =>
    String(single ?? double ?? template),
  )

/** The files that a row names, each with the titles that follow it. */
const namedIn = (shownBy: string) =>
  [...shownBy.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    titles: [...rest.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }))

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

test('each requirement says whether and how it is met, and names tests, or what it is met by', () => {
  for (const { id, met, how, shownBy } of ROWS) {
    expect(['yes', 'partly', 'no', 'n/a'], id).toContain(met)
    expect(how, id).not.toBe('')
    const files = namedIn(shownBy).map(({ file }) => file)
    expect(
      files.filter((file) => !existsSync(file)),
      id,
    ).toEqual([])
    if (met !== 'yes' && met !== 'partly') continue
    expect(files.length, id).toBeGreaterThan(0)
    expect(files.every(isTest) || /^(?:by construction|document): /.test(shownBy), id).toBe(true)
  }
})

test('each test that a requirement names has a title, which is in its file', () => {
  for (const { id, shownBy } of ROWS)
    for (const { file, titles } of namedIn(shownBy).filter((named) => isTest(named.file))) {
      expect(titles, `${id} ${file}`).not.toEqual([])
      const present = titlesOf(file)
      const missing = titles.filter((title) => !present.some((one) => one.includes(title)))
      expect(missing, `${id} ${file}`).toEqual([])
    }
})

test('the counts in the introduction are those of the list', () => {
  const count = (value: string) => ROWS.filter(({ met }) => met === value).length
  const introduction = TEXT.slice(0, TEXT.indexOf('##')).replaceAll('\n', ' ')
  expect(introduction).toContain(`The ${ROWS.length} requirements`)
  expect(introduction).toContain(
    `${count('yes')} met, ${count('partly')} met in part, ${count('no')} not met, ${count('n/a')} not applicable`,
  )
})
