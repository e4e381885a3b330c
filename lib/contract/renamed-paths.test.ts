import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '.'
import { formerPath, RENAMED_PATHS } from './renamed-paths'

test.each([
  ['/api/account/image', '/api/account/picture'],
  ['/api/supplier-requests/{token}/reply', '/api/supplier-requests/{token}/answer'],
  ['/api/supplier-requests/a.b-c/reply', '/api/supplier-requests/a.b-c/answer'],
  ['/api/supplier-requests/a/b/reply', '/api/supplier-requests/a/b/reply'],
  ['/api/account', '/api/account'],
])('the former path of %s is %s', (now, was) => {
  expect(formerPath(now)).toBe(was)
})

test('a renamed path is one of the contract, and its former path has a route', () => {
  const paths = Object.values(operations).map(({ path }): string => path)
  for (const [now, was] of Object.entries(RENAMED_PATHS)) {
    expect(paths).toContain(now)
    expect(paths).not.toContain(was)
    expect(existsSync(`app${was.replace('{', '[').replace('}', ']')}/route.ts`), was).toBe(true)
  }
})
