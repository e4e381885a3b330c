import { ApiError } from '@/lib/contract/error'
import type { Operation } from '@/lib/contract/operation'
import { changesOwn, PAGE_OWNER_HEADER } from '@/lib/contract/session-guard'
import type { Session } from './context'

/** Rejects mutations from a page that was rendered for another user. @throws ApiError SESSION_MISMATCH */
export function requirePageOwner(request: Request, operation: Operation, { userId }: Session): void {
  const owner = request.headers.get(PAGE_OWNER_HEADER)
  if (owner && owner !== userId && changesOwn(operation)) throw new ApiError('SESSION_MISMATCH')
}
