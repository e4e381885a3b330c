import { log } from '@/lib/server/http/log'
import { LEASE_SECONDS, type OutboxRow, renewLeases } from './repo'

const RENEWAL_MS = 5000

const inWork = new Set<OutboxRow>()
let renewal: NodeJS.Timeout | undefined

function renew(): void {
  renewLeases([...inWork], LEASE_SECONDS).catch((error: unknown) =>
    log.warn({ err: error }, 'outbox leases not renewed'),
  )
}

/** The ids of the rows that this process works on. */
export const idsInWork = (): number[] => Array.from(inWork, ({ id }) => id)

/**
 * Works on a claimed row and renews its lease meanwhile, so that a server of an earlier release leaves it alone, while
 * a slow mail server or gateway is waited for.
 */
export async function underLease(row: OutboxRow, work: () => Promise<void>): Promise<void> {
  inWork.add(row)
  renewal ??= setInterval(renew, RENEWAL_MS)
  try {
    await work()
  } finally {
    inWork.delete(row)
    if (inWork.size === 0) {
      clearInterval(renewal)
      renewal = undefined
    }
  }
}
