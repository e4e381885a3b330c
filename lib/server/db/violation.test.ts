import { expect, test } from 'vitest'
import { isAccountGone, violatedUnique } from './violation'

/** The error of a query that violated a constraint. */
const violation = (code: string, constraint: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('violated'), { code, constraint }) })

const GONE = violation('23503', 'favourites_user_id_users_id_fk')

test.each([
  ['a row of a deleted account', GONE, true],
  ['a row of another deleted thing', violation('23503', 'favourites_product_id_products_id_fk'), false],
  ['a row that exists already', violation('23505', 'users_email'), false],
  ['another error', new Error('failed'), false],
  ['no error', null, false],
])('recognizes a deleted account: %s', (_, error, expected) => {
  expect(isAccountGone(error)).toBe(expected)
})

test('names a violated unique constraint only', () => {
  expect([violatedUnique(violation('23505', 'users_email')), violatedUnique(GONE)]).toEqual([
    'users_email',
    null,
  ])
})
