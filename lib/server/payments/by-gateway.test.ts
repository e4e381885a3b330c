import { expect, test } from 'vitest'
import { byGateway } from './by-gateway'

test('a gateway that does not respond delays only its own rows, of which five wait at a time', async () => {
  const silent = Promise.withResolvers<void>()
  const [started, done]: [string[], string[]] = [[], []]
  const rows = Array.from({ length: 8 }, (_, n) => [`silent ${n}`, `other ${n}`, `none ${n}`]).flat()
  const all = byGateway(
    rows,
    (row) => (row.startsWith('none') ? null : (row.split(' ')[0] ?? null)),
    async (row) => {
      started.push(row)
      if (row.startsWith('silent')) await silent.promise
      done.push(row)
    },
  )
  await expect.poll(() => done.length).toBe(16)
  expect(done.filter((row) => row.startsWith('silent'))).toEqual([])
  expect(started.filter((row) => row.startsWith('silent'))).toHaveLength(5)
  silent.resolve()
  await all
  expect(done).toHaveLength(24)
})
