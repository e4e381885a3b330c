import type { Operation } from './operation'

/**
 * Names the account that a page belongs to. A tab may be older than the browser's current session; the server
 * rejects its changes with SESSION_MISMATCH.
 */
export const PAGE_OWNER_HEADER = 'x-page-owner'

/** Whether an operation changes data of the session's account; sign-in and sign-out are exempt. */
export function changesOwn({ method, path }: Pick<Operation, 'method' | 'path'>): boolean {
  return method !== 'GET' && !path.startsWith('/api/auth/')
}
