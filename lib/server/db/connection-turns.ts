import PQueue from 'p-queue'
import type { PoolClient } from 'pg'
import { ReportedError } from '@/lib/domain/reported-error'
import { createFairQueue } from '@/lib/server/fair-queue'
import { currentRequest } from '@/lib/server/http/current-request'

/** More than the pages of an office need at a time, or a storefront of its API host. */
const MOST_OF_A_NETWORK = 1_024
const MOST = 4_096
/** Background jobs take turns with the networks as one more. */
const JOBS = 'jobs'

/** More statements wait than the database runs in time. Nothing is wrong with it, and a later request may succeed. */
export class ConnectionsBusy extends ReportedError {
  override name = 'ConnectionsBusy'
  /** Of a late response, for code that looks at codes only. */
  readonly code = 'ETIMEDOUT'
}

const busy = () => new ConnectionsBusy('too many statements wait for a connection to the database')

interface Turns {
  /** Opens a connection, or takes a free one. */
  connect(): Promise<PoolClient>
  /** Number of connections at a time. */
  connections: number
  /** How long a statement may wait for its turn, in ms. */
  waitMs: number
}

/**
 * Gives connections to networks in turn, so that one whose requests keep the database busy delays its own requests and not
 * those of others: a pool alone serves in order of arrival.
 */
export function connectionTurns({ connect, connections, waitMs }: Turns) {
  const workers = new PQueue({ concurrency: connections })
  const take = createFairQueue(workers, { most: MOST, mostPerOwner: MOST_OF_A_NETWORK, rests: false })

  function connectInTurn(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(busy())
      }, waitMs)
      const use = async () => {
        clearTimeout(timer)
        if (isLate) return
        const client = await connect()
        const { promise: released, resolve: end } = Promise.withResolvers<void>()
        const release = client.release
        client.release = (failure) => {
          end()
          release(failure)
        }
        resolve(client)
        await released
      }
      const refuse = (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      }
      try {
        take(currentRequest()?.network ?? JOBS, use).catch(refuse)
      } catch {
        refuse(busy())
      }
    })
  }

  return { connect: connectInTurn, waiting: () => workers.size }
}
