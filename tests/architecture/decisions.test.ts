import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './import-graph'

const FOLDER = 'docs/decisions'
const records = globSync('[0-9]*.md', { cwd: join(ROOT, FOLDER) }).sort()
const read = (file: string) => readFileSync(join(ROOT, FOLDER, file), 'utf8')
const STATUS = /^# .+\n\n(?:Accepted|Replaced by \[decision \d+\]\(\d{4}-[\w-]+\.md\)), \d{4}-\d{2}-\d{2}[.;]/

test.each(records)('%s has a status, a date, a context, a decision and alternatives', (file) => {
  const text = read(file)
  expect(text).toMatch(STATUS)
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Alternatives']))
})

test('the list of decisions has every record under its title and number', () => {
  const listed = [...read('README.md').matchAll(/^(\d+)\. \[(.+)\]\((.+)\)$/gm)].map(
    ([, number, title, file]) => [Number(number), title, file],
  )
  expect(listed).toEqual(
    records.map((file) => [Number(file.slice(0, 4)), read(file).split('\n')[0]?.slice(2), file]),
  )
})
