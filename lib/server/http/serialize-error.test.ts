import { expect, test } from 'vitest'
import { serializeError } from './serialize-error'

/** The error that drizzle and pg throw for a constraint violation. */
function constraintError() {
  const cause = Object.assign(new Error('violates check constraint "people_name"'), {
    code: '23514',
    constraint: 'people_name',
    detail: 'Failing row contains (7, Mali, AA1234567).',
  })
  const query = 'insert into "people" values ($1, $2)'
  const params = ['Mali', 'AA1234567']
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params })
}

test('logs the failed statement and the reason, but no personal data', () => {
  const serialized = serializeError(constraintError())
  expect(serialized).toMatchObject({
    message: 'Failed query: insert into "people" values ($1, $2)',
    cause: { code: '23514', constraint: 'people_name' },
  })
  expect(serialized.stack).toContain('serialize-error.test')
  expect(JSON.stringify(serialized)).not.toMatch(/Mali|AA1234567/)
})

test('serializes other values as they are', () => {
  expect(serializeError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
  expect(serializeError(undefined)).toMatchObject({ type: 'undefined' })
})
