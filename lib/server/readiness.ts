import { env } from '@/lib/env'
import { isSchemaFitting } from '@/lib/server/db/schema-version'
import { oldestSeconds } from '@/lib/server/outbox/repo'

/** Set by `lib/cli/process/drain.ts` when the server receives the signal to stop. */
const state = globalThis as typeof globalThis & { sunhopDraining?: boolean }

type UnreadyReason = 'draining' | 'database' | 'schema'

export interface Readiness {
  ready: boolean
  /** Why this server should get no requests. */
  reason?: UnreadyReason
  /**
   * Age of the oldest mail, refund or other work that is not done. It does not turn readiness off: a mail server that is
   * away concerns all servers alike.
   */
  outbox_oldest_seconds?: number
}

const unready = (reason: UnreadyReason): Readiness => ({ ready: false, reason })

/** Returns whether this server should get requests. */
export async function readiness(): Promise<Readiness> {
  if (state.sunhopDraining) return unready('draining')
  if (env.API_ORIGIN) return { ready: true }
  try {
    if (!(await isSchemaFitting())) return unready('schema')
    return { ready: true, outbox_oldest_seconds: Math.round(await oldestSeconds()) }
  } catch {
    return unready('database')
  }
}
