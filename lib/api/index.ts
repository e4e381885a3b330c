import 'server-only'
import type { Operation } from '@/lib/contract/operation'
import { env } from '@/lib/env'
import type { Call } from './call'

/** The storefront's data access on the server: in process, or through the API host in `API_ORIGIN`. */
export const call: Call = async (operation, input, visitor) => {
  if (env.API_ORIGIN) return (await import('./host/remote')).callRemote(operation, input, visitor)
  return (await import('./local')).callLocal(operation, input, visitor)
}

/** Whether a call can be made: the API host in `API_ORIGIN` may lack it. @throws ApiError */
export async function isOffered(operation: Operation): Promise<boolean> {
  return env.API_ORIGIN ? (await import('./host/remote')).isOfferedByHost(operation) : true
}
