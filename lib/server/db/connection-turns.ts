import type { PoolClient } from 'pg'
import { ReportedError } from '@/lib/domain/reported-error'
import { currentRequest } from '@/lib/server/http/current-request'
import { sharedQueue } from '@/lib/server/shared-queue'

/** Connections of a pool, which all work of a server shares. */
export const CONNECTIONS = 10

/** Background jobs take turns with the networks as one more. */
const JOBS = 'jobs'

export const connectionQueue = sharedQueue('connections')

/** More statements wait than the database runs in time. Nothing is wrong with it, and a later request may succeed. */
export class ConnectionsBusy extends ReportedError {
  override name = 'ConnectionsBusy'
  /** Of a late response, for code that looks at codes only. */
  readonly code = 'ETIMEDOUT'
}

const busy = () => new ConnectionsBusy('too many statements wait for a connection to the database')

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'BUSY'

interface Turns {
  /** Opens a connection, or takes a free one. */
  connect(): Promise<PoolClient>
  /** How long a statement may wait for its turn, in ms. */
  waitMs: number
}

/**
 * Gives connections to networks in turn, so that one whose requests keep the database busy delays its own requests and not
 * those of others: a pool alone serves in order of arrival.
 */
export function connectionTurns({ connect, waitMs }: Turns) {
  let waiting = 0

  function connectInTurn(): Promise<PoolClient> {
    waiting += 1
    return new Promise((resolve, reject) => {
      let waits = true
      const end = () => {
        if (waits) waiting -= 1
        waits = false
        clearTimeout(timer)
      }
      const refuse = (error: unknown) => {
        end()
        reject(isBusy(error) ? busy() : error)
      }
      const timer = setTimeout(() => refuse(busy()), waitMs)
      const use = async () => {
        if (!waits) return
        end()
        const client = await connect()
        const { promise: released, resolve: finish } = Promise.withResolvers<void>()
        const release = client.release
        client.release = (failure) => {
          finish()
          release(failure)
        }
        resolve(client)
        await released
      }
      connectionQueue.inTurn(currentRequest()?.network ?? JOBS, use).catch(refuse)
    })
  }

  return { connect: connectInTurn, waiting: () => waiting }
}
