import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSpecified } from '@/lib/api/host/complete'
import { CALLS } from '@/lib/cli/conform/calls'
import { judgeFields } from '@/lib/cli/conform/judge'
import { operations } from '@/lib/contract'

test('docs/api-host.md lists the calls that every host has', () => {
  const listed = [...readFileSync('docs/api-host.md', 'utf8').matchAll(/^\| `([A-Z]+ \/api\/[^`]+)`/gm)]
  const specified = Object.values(operations)
    .filter(isSpecified)
    .map(({ method, path }) => `${method} ${path}`)
  expect(listed).toHaveLength(15)
  expect(listed.map(([, call]) => call).sort()).toEqual(specified.sort())
})

test('it has an example of each call, which has the fields that the storefront reads', () => {
  const text = readFileSync('docs/api-host.md', 'utf8')
  const examples = [...text.matchAll(/^### ([A-Z]+ \/api\/\S+)\n[^#]*?```json\n([^`]+)```/gm)].map(
    ([, call = '', example = '']) => ({ call, body: JSON.parse(example) as unknown }),
  )
  expect(examples.map(({ call }) => call)).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`))
  for (const { call, body } of examples) {
    const { expected, signedIn } = CALLS.find(({ method, path }) => `${method} ${path}` === call) ?? {}
    const fields = signedIn ?? (expected?.kind === 'data' ? expected : { fields: [] })
    expect(judgeFields({ status: 200, body }, fields), call).toMatchObject({ holds: true })
  }
})
