import { expect, test } from 'vitest'
import { isConnectionLost } from './connection-lost'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that shuts down', withCode('57P01')],
  ['a connection failure', withCode('08006')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['all addresses of a name', new AggregateError([withCode('ECONNREFUSED')], 'failed')],
  ['the cause of a failed query', new Error('Failed query', { cause: withCode('ECONNRESET') })],
])('recognizes %s', (_, error) => {
  expect(isConnectionLost(error)).toBe(true)
})

test.each([
  ['a violated constraint', withCode('23505')],
  ['a statement that took too long', withCode('57014')],
  ['another error', new Error('failed')],
  ['no error', null],
])('does not take %s for it', (_, error) => {
  expect(isConnectionLost(error)).toBe(false)
})
