import { expect, test } from 'vitest'
import { z } from 'zod'
import { image } from '@/lib/contract/catalog-file/image'
import { localDate, localTime } from '@/lib/contract/shared'
import { problemsOf } from './issue-messages'

function messagesOf(schema: z.ZodType, value: unknown): string[] {
  return problemsOf(schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)
}

test.each([
  [localTime, '25:99', 'must be a time like 09:30'],
  [localDate, '31.12.2026', 'must be a date like 2026-12-31'],
  [image.shape.stored, 'x', 'must be a name that an export gave: 32 digits and letters from a to f'],
  [image.shape.url, 'ftp://example.com/a.png', 'must be an absolute http(s) URL'],
  [z.string().regex(/^a{3}$/), 'x', 'has an invalid format'],
  [z.string().startsWith('LPA:'), 'x', 'has an invalid format'],
])('describes the expected format in words, not as a pattern (%#)', (schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message])
})
