import { env } from '@/lib/env'
import { isSchemaFitting } from '@/lib/server/db/schema-version'

/** Set by `lib/cli/process/drain.ts` when the server receives the signal to stop. */
const state = globalThis as typeof globalThis & { sunhopDraining?: boolean }

type UnreadyReason = 'draining' | 'database' | 'schema'

/** Returns why this server should get no requests, or null. */
export async function unreadyReason(): Promise<UnreadyReason | null> {
  if (state.sunhopDraining) return 'draining'
  if (env.API_ORIGIN) return null
  try {
    return (await isSchemaFitting()) ? null : 'schema'
  } catch {
    return 'database'
  }
}
