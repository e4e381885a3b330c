import type { Operation } from './operation'

/**
 * Names, with a call of a page, the account whose page it is. A tab may be older than the session that its browser has
 * now, and what is changed from it is refused then: OTHER_SESSION.
 */
export const PAGE_OWNER_HEADER = 'x-page-owner'

/** Whether a call changes what is somebody's; signing in and out is for whoever there is. */
export function changesOwn({ method, path }: Pick<Operation, 'method' | 'path'>): boolean {
  return method !== 'GET' && !path.startsWith('/api/auth/')
}
