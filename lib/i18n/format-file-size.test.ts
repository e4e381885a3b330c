import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size'

test.each([
  [1, '1 KB'],
  [12_300, '12 KB'],
  [1024 * 1023, '1023 KB'],
  [1024 * 1024, '1 MB'],
  [3_600_000, '3.4 MB'],
  [10_485_760, '10 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
