import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSpecified } from '@/lib/api/host/complete'
import { operations } from '@/lib/contract'

/** A reset by the link of a mail is this contract's own way to do what the specification does with a code. */
const OWN = ['POST /api/auth/reset-password-by-link']

test('docs/api-host.md lists the calls that every host has', () => {
  const listed = [...readFileSync('docs/api-host.md', 'utf8').matchAll(/^\| `([A-Z]+ \/api\/[^`]+)`/gm)]
  const specified = Object.values(operations)
    .filter(isSpecified)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !OWN.includes(call))
  expect(listed).toHaveLength(15)
  expect(listed.map(([, call]) => call).sort()).toEqual(specified.sort())
})
