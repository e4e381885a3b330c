import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describedBy } from '@/lib/contract/openapi/descriptions'
import { readComments } from './read-comments'
import { commentsOfContract, DESCRIPTIONS_FILE, descriptionsOfSources } from './write-descriptions'

const SOURCE = `
interface Beside {
  /** Of a type. */
  field: string
}

/** A thing. @param text schema of its texts */
export const thing = z.object({
  /**
   * In two
   * lines.
   */
  'first-one': z.string(),
  second: z
    .array(
      z.object({
        /** Within. */
        third: z.int(),
      }),
    )
    .max(2),
  // The reason why.
  fourth: z.string(),
})

/** Makes it. */
export function make() {}
`

test('comments are read with the path of what they stand before', () => {
  expect(readComments(SOURCE)).toEqual([
    { path: ['thing'], text: 'A thing.' },
    { path: ['thing', 'first-one'], text: 'In two lines.' },
    { path: ['thing', 'second', 'third'], text: 'Within.' },
  ])
})

test('the descriptions are the comments of the contract: npx tsx lib/cli/describe-api.ts', () => {
  expect(readFileSync(DESCRIPTIONS_FILE, 'utf8')).toBe(descriptionsOfSources())
})

/** Files without calls. */
const INTERNAL = ['error-status', 'operation']

test('every comment on a field of a schema describes it in the document', () => {
  const fields = commentsOfContract().filter(({ comment }) => comment.path.length > 1)
  expect(fields.length).toBeGreaterThan(200)
  const lost = fields.filter(
    ({ file, comment }) => !INTERNAL.includes(file) && !describedBy(file, comment.path),
  )
  expect(lost.map(({ file, comment }) => `${file} ${comment.path.join('.')}`)).toEqual([])
})
