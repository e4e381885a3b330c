import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describedBy } from '@/lib/contract/openapi/descriptions'
import { readComments } from './read-comments'
import { errorCodesOfRoutes } from './read-error-codes'
import {
  commentsOfContract,
  DESCRIPTIONS_FILE,
  descriptionsOfSources,
  ERROR_CODES_FILE,
  errorCodesOfSources,
} from './write-descriptions'

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

test('the error codes are those of the comments on services: npx tsx lib/cli/describe-api.ts', () => {
  expect(readFileSync(ERROR_CODES_FILE, 'utf8')).toBe(errorCodesOfSources())
})

test('the codes of a call are those of its service and of what the service names', () => {
  const codes = errorCodesOfRoutes()
  expect(codes.login).toEqual(['CREDENTIALS_WRONG', 'TWO_STEP_REQUIRED', 'UNAUTHENTICATED'])
  expect(codes.extendHold).toContain('HOLD_EXTENDED')
  // Of quote(), which names those of checkQuantities() and checkBookingDetails().
  expect(codes.addToCart).toEqual(
    expect.arrayContaining(['SOLD_OUT', 'MUST_BE_ACCOMPANIED', 'GROUP_TOO_BIG']),
  )
  expect(codes.placeOrder).toEqual(expect.arrayContaining(['PROMO_UNKNOWN', 'TOO_MUCH_UNPAID', 'SOLD_OUT']))
})

/** Files without calls. */
const INTERNAL = ['error-status', 'operation', 'review-file']

test('every comment on a field of a schema describes it in the document', () => {
  const fields = commentsOfContract().filter(({ comment }) => comment.path.length > 1)
  expect(fields.length).toBeGreaterThan(200)
  const lost = fields.filter(
    ({ file, comment }) => !INTERNAL.includes(file) && !describedBy(file, comment.path),
  )
  expect(lost.map(({ file, comment }) => `${file} ${comment.path.join('.')}`)).toEqual([])
})
