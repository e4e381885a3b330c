import { expect, test } from 'vitest'
import { withoutAddresses } from './without-addresses'

test.each([
  ['550 5.1.1 <guest@example.com> unknown', '550 5.1.1 <…@…> unknown'],
  ['no route to +66812345678', 'no route to +…'],
  ['connection refused', 'connection refused'],
])('%s becomes %s', (text, shown) => {
  expect(withoutAddresses(text)).toBe(shown)
})
