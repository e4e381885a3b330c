import 'server-only'
import { env } from '@/lib/env'
import type { Call } from './call'

/** The storefront's data access on the server: in process, or through the API host in `API_ORIGIN`. */
export const call: Call = async (operation, input, visitor) => {
  if (env.API_ORIGIN) return (await import('./host/remote')).callRemote(operation, input, visitor)
  return (await import('./local')).callLocal(operation, input, visitor)
}
