import { Gauge, Registry } from 'prom-client'
import { env } from '@/lib/env'
import { database, pool } from '@/lib/server/db/client'
import { isConnectionLost } from '@/lib/server/db/connection-lost'
import { processMetrics } from './http-metrics'
import { shopGauges, type Waiting } from './shop-gauges-repo'

/** What the database says; without a connection, whether there is one is all that is known. */
async function databaseMetrics(): Promise<string> {
  const register = new Registry()
  const registers = [register]
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name: `sunhop_${name}`, help, registers }).set(value)
  const waiting = (name: string, help: string, { count, oldest }: Waiting) => {
    gauge(name, help, count)
    gauge(`${name}_oldest_seconds`, `Age of the oldest: ${help}`, oldest)
  }
  const { totalCount, idleCount, waitingCount } = pool()
  gauge('database_connections', 'Open connections of this process', totalCount)
  gauge('database_connections_idle', 'Open connections that are not in use', idleCount)
  gauge('database_connections_waiting', 'Work that waits for a connection', waitingCount)
  try {
    const { outbox, dead, refunds, overdueHolds, stuckPayments } = await shopGauges(database())
    const labels = { labelNames: ['kind'] as const, registers }
    const count = new Gauge({ name: 'sunhop_outbox', help: 'Outbox rows to be processed', ...labels })
    const age = new Gauge({
      name: 'sunhop_outbox_oldest_seconds',
      help: 'Age of the oldest of them',
      ...labels,
    })
    for (const { kind, count: rows, oldest } of outbox) {
      count.set({ kind }, rows)
      age.set({ kind }, oldest)
    }
    gauge('outbox_dead', 'Outbox rows that were given up', dead)
    waiting('refunds_open', 'Refunds without an outcome', refunds)
    waiting('holds_overdue', 'Unpaid bookings whose time is over', overdueHolds)
    waiting('payments_stuck', 'Payments without an outcome after their time', stuckPayments)
    gauge('database_up', 'Whether the database answers', 1)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    gauge('database_up', 'Whether the database answers', 0)
  }
  return register.metrics()
}

/** The metrics of the server and the shop in the text format of Prometheus; of the server alone on another API host. */
export async function shopMetrics(): Promise<string> {
  return (await processMetrics()) + (env.API_ORIGIN ? '' : await databaseMetrics())
}
