import 'server-only'
import { isErrorCode } from '@/lib/contract/error-status'
import { completed, type HostCall } from './complete'
import { type HostFailure, hostFailure } from './failure'
import { missingResponse } from './missing'
import { fromHost } from './previous-release'
import { isSignIn } from './session'
import { isFields } from './values'

/** A host's response in the terms of this contract. */
export type HostResponse = { body: unknown; failure?: never } | { body?: never; failure: HostFailure }

/** Statuses of a host that does not know a call; a host of this contract sends a code with them. */
const UNKNOWN_CALL = [404, 405, 501]

const hasCode = (body: unknown): boolean => isFields(body) && 'code' in body

/** Whether a response says that the host knows nothing of the path. @param body parsed JSON, if it is JSON */
export const isUnknownPath = (status: number, body: unknown): boolean => status === 404 && !hasCode(body)

const INCOMPLETE: HostFailure = {
  status: 502,
  code: 'UNAVAILABLE',
  message: null,
  errors: {},
  details: undefined,
}

/**
 * Reads a response of an API host: one of this contract, of its previous release, or of the specification's
 * fifteen calls in their barest shape.
 * @param sent parsed JSON; undefined if the body is not JSON
 */
export async function readHostResponse(status: number, sent: unknown, call: HostCall): Promise<HostResponse> {
  const { method, path, response } = call.operation
  const body = fromHost(sent)
  const isProfile = method === 'GET' && path === '/api/auth/profile'
  // A token that the host refuses is no session.
  if (isProfile && (status === 401 || status === 403)) return { body: await completed({}, call) }
  const failure = hostFailure(status, body, isErrorCode)
  if (failure) {
    if (!UNKNOWN_CALL.includes(status) || hasCode(body)) return { failure }
    const otherwise = await missingResponse(call)
    if (otherwise) return { body: otherwise }
    // A message of the host is about something that the call did not find.
    return { failure: failure.message ? failure : { ...failure, code: 'NOT_OFFERED' } }
  }
  if (response.safeParse(body).success) return { body }
  const complete = await completed(body, call)
  const { success, error } = response.safeParse(complete)
  if (success) return { body: complete }
  const incomplete = error.issues.map((issue) => issue.path.join('.')).join(', ')
  console.error(`${method} ${path}: the API host's response lacks ${incomplete}`)
  // What a call has changed is changed, whatever the host says about it.
  return method === 'GET' || isSignIn(path) ? { failure: INCOMPLETE } : { body }
}
