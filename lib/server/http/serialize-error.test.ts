import { expect, test } from 'vitest'
import { serializeError } from './serialize-error'

/** As drizzle and pg throw what a constraint refuses. */
function refused() {
  const cause = Object.assign(new Error('violates check constraint "people_name"'), {
    code: '23514',
    constraint: 'people_name',
    detail: 'Failing row contains (7, Mali, AA1234567).',
  })
  const query = 'insert into "people" values ($1, $2)'
  const params = ['Mali', 'AA1234567']
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params })
}

test('the log tells which statement failed and why, and nothing of whom it was about', () => {
  const told = serializeError(refused())
  expect(told).toMatchObject({
    message: 'Failed query: insert into "people" values ($1, $2)',
    cause: { code: '23514', constraint: 'people_name' },
  })
  expect(told.stack).toContain('serialize-error.test')
  expect(JSON.stringify(told)).not.toMatch(/Mali|AA1234567/)
})

test('what is no error is told as it is', () => {
  expect(serializeError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
  expect(serializeError(undefined)).toMatchObject({ type: 'undefined' })
})
