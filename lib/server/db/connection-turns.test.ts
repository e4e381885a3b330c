import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { PoolClient } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { createFairQueue } from '@/lib/server/fair-queue'
import { withRequest } from '@/lib/server/http/current-request'
import { isConnectionLost } from './connection-lost'
import { connectionQueue, connectionTurns } from './connection-turns'

const LONG_MS = 60_000

vi.stubGlobal('sunhopQueues', undefined)
afterAll(() => void vi.unstubAllGlobals())

const queueOf = (connections: number) =>
  connectionQueue.set(
    createFairQueue(new PQueue({ concurrency: connections }), { most: 50, mostPerOwner: 25, rests: false }),
  )

/** Turns at connections that open at once; `open` is the number of those in use. */
function turnsAt(connections: number, waitMs = LONG_MS) {
  queueOf(connections)
  const state = { open: 0, peak: 0 }
  const turns = connectionTurns({
    waitMs,
    connect: async () => {
      state.open += 1
      state.peak = Math.max(state.peak, state.open)
      const release = () => {
        state.open -= 1
      }
      return { release } as unknown as PoolClient
    },
  })
  return { ...turns, state }
}

const of = <T>(network: string, work: () => Promise<T>) =>
  withRequest({ id: network, network, userId: null }, work)

test('a statement waits for one of each other network, not for all that were there before', async () => {
  const turns = turnsAt(1)
  const served: string[] = []
  const statement = (network: string) =>
    of(network, async () => {
      const client = await turns.connect()
      served.push(network)
      await pause(1)
      client.release()
    })
  const flood = Array.from({ length: 40 }, (_, n) => statement(n % 2 ? 'a' : 'b'))
  await Promise.all([...flood, statement('visitor')])
  expect(served.indexOf('visitor')).toBeLessThanOrEqual(3)
  expect(turns.state).toEqual({ open: 0, peak: 1 })
})

test('as many connections are in use as there are, and a released one goes to the next', async () => {
  const turns = turnsAt(2)
  const clients = [await turns.connect(), await turns.connect()]
  const third = turns.connect()
  await expect.poll(turns.waiting).toBe(1)
  clients[0]?.release()
  ;(await third).release()
  clients[1]?.release()
  expect(turns.state).toEqual({ open: 0, peak: 2 })
})

test('a statement that waits for too long fails as if the database were away, and takes no connection later', async () => {
  const turns = turnsAt(1, 20)
  const client = await turns.connect()
  const error = await turns.connect().catch((error: unknown) => error)
  expect(isConnectionLost(error)).toBe(true)
  client.release()
  await expect.poll(turns.waiting).toBe(0)
  expect(turns.state).toEqual({ open: 0, peak: 1 })
  ;(await turns.connect()).release()
})

test('a connection that cannot be opened leaves its place to the next', async () => {
  let tries = 0
  queueOf(1)
  const turns = connectionTurns({
    waitMs: LONG_MS,
    connect: async () => {
      tries += 1
      if (tries === 1) throw new Error('refused')
      return { release: () => undefined } as unknown as PoolClient
    },
  })
  await expect(turns.connect()).rejects.toThrow('refused')
  ;(await turns.connect()).release()
})

test('a network with too many statements is refused, others are not', async () => {
  const turns = turnsAt(1)
  const client = await of('visitor', turns.connect)
  const statements = Array.from({ length: 30 }, () =>
    of('flood', turns.connect).then((taken) => taken.release()),
  )
  const visitor = of('visitor', turns.connect)
  client.release()
  ;(await visitor).release()
  const outcomes = await Promise.allSettled(statements)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(5)
  for (const { reason } of refused) expect(isConnectionLost(reason)).toBe(true)
  expect(turns.waiting()).toBe(0)
})
