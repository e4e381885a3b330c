import { expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { withRequest } from './current-request'
import { renderCounts, renderTurn } from './render-turns'
import { startRenderQueue } from './start-render-queue'

const AT_ONCE = 4

function visit(network: string) {
  const closed = Promise.withResolvers<void>()
  const endTurn = vi.fn()
  const whenClosed = (done: () => void) => void closed.promise.then(done)
  const request = { id: 'request', network, userId: null, whenClosed, endTurn }
  const turn = withRequest(request, () => renderTurn(network))
  return { turn, endTurn, close: closed.resolve }
}

test('few pages are rendered at a time; networks take turns, and what is too much is refused at once', async () => {
  await renderTurn('without a queue')
  const { RATE_LIMIT_SCALE } = env
  Object.assign(env, { RATE_LIMIT_SCALE: 1 })
  startRenderQueue()
  Object.assign(env, { RATE_LIMIT_SCALE })
  const started: string[] = []
  const enter = (network: string) => {
    const visitor = visit(network)
    const outcome = visitor.turn.then(
      () => started.push(network),
      ({ code }) => code,
    )
    return { ...visitor, outcome }
  }

  const flood = Array.from({ length: 16 }, () => enter('flood'))
  await expect.poll(renderCounts).toEqual({ running: AT_ONCE, waiting: 12 })
  expect(await enter('flood').outcome).toBe('BUSY')
  expect(flood.every(({ endTurn }) => endTurn.mock.calls.length === 1)).toBe(true)

  const other = enter('other')
  flood[0]?.close()
  flood[1]?.close()
  await other.outcome
  expect(started.length).toBeLessThanOrEqual(AT_ONCE + 2)
  expect(renderCounts().running).toBe(AT_ONCE)

  // More networks than there are places.
  const all = [...flood, other, ...Array.from({ length: 40 }, (_, n) => enter(`network ${n}`))]
  const refused = all.filter(({ outcome }) => outcome)
  const done = Promise.all(refused.map(({ outcome }) => outcome))
  const ended = setInterval(() => {
    for (const { close } of all) close()
  }, 10)
  const outcomes = await done
  clearInterval(ended)
  expect(outcomes.filter((outcome) => outcome === 'BUSY').length).toBeGreaterThan(5)
  await expect.poll(renderCounts).toEqual({ running: 0, waiting: 0 })
})
