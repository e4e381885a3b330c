import { expect, test } from 'vitest'
import { GatewayCalls, gatewayRound, whileResponding } from './gateway-round'

const from = <Row>(rows: readonly Row[]) => {
  const left = rows.values()
  return async (): Promise<Row | undefined> => left.next().value
}
const numbers = Array.from({ length: 500 }, (_, n) => n)

test('waits for one call of a silent gateway, however many payments wait', async () => {
  const called: number[] = []
  const results: Array<string | null> = []
  await gatewayRound(from(numbers), async (n, calls) => {
    results.push(
      await calls.call(async () => {
        called.push(n)
        return null
      }),
    )
  })
  expect(called).toEqual([0, 1, 2, 3, 4])
  expect(results).toHaveLength(500)
})

test('claims nothing that a silent gateway would not be called about', async () => {
  const claimed: number[] = []
  const next = from(numbers)
  await gatewayRound(whileResponding(next), async (n, calls) => {
    claimed.push(n)
    await calls.call(async () => null)
  })
  expect(claimed).toHaveLength(5)
})

test('calls a gateway again while it answers some of the calls', async () => {
  const called: number[] = []
  await gatewayRound(from(numbers), async (n, calls) => {
    await calls.call(async () => {
      called.push(n)
      return n % 2 ? 'paid' : null
    })
  })
  expect(called).toHaveLength(500)
})

test('makes five calls at a time', async () => {
  let [now, most] = [0, 0]
  const work = async (_: number, calls: GatewayCalls) => {
    now += 1
    most = Math.max(most, now)
    await calls.call(() => new Promise<string>((resolve) => setImmediate(resolve, 'pending')))
    now -= 1
  }
  await gatewayRound(from(numbers), work)
  expect(most).toBe(5)
})

test('goes on after a call that fails by itself while others wait for it', async () => {
  const calls = new GatewayCalls()
  const failure = Promise.withResolvers<string>()
  const failing = calls.call(() => failure.promise)
  await calls.call(async () => null)
  const waiting = calls.call(async () => 'paid')
  failure.reject(new Error('no answer can be read'))
  await expect(failing).rejects.toThrow('no answer can be read')
  expect(await waiting).toBe('paid')
})
