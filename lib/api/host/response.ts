import 'server-only'
import { isErrorCode } from '@/lib/contract/error-status'
import { completed, type HostCall, isSpecified } from './complete'
import { type HostFailure, hostFailure } from './failure'
import { missingResponse } from './missing'
import { fromHost } from './previous-release'
import { isSignIn } from './session'
import { isRedirect, isSilentlyUnknown, isUnknownCall, isUnknownTo } from './unknown-call'

/** A host's response in the terms of this contract. */
export type HostResponse = { body: unknown; failure?: never } | { body?: never; failure: HostFailure }

/** Answers to the profile call that say nothing about its token; all other refusals say that it is no session. */
const NOT_ABOUT_TOKEN = [408, 425, 429]
const isRefusedToken = (status: number): boolean =>
  status >= 400 && status < 500 && !NOT_ABOUT_TOKEN.includes(status)

/** The call of which the specification shows no response, so that a redirect counts as a success. */
const WITHOUT_RESPONSE = '/api/auth/request-forget-password'

export const SIGN_OUT = '/api/auth/logout'

/** A call that the host redirects instead of answering it. */
export const REDIRECTED: HostFailure = {
  status: 502,
  code: 'INTERNAL',
  message: null,
  errors: {},
  details: undefined,
}

const NOT_KNOWN: HostFailure = {
  status: 404,
  code: 'NOT_OFFERED',
  message: null,
  errors: {},
  details: undefined,
}

const INCOMPLETE: HostFailure = {
  status: 502,
  code: 'INTERNAL',
  message: null,
  errors: {},
  details: undefined,
}

/**
 * Reads a response of an API host: one of this contract, of its previous release, or of the specification's
 * fifteen calls in their barest shape.
 * @param sent parsed JSON; undefined if the body is not JSON
 * @param missing returns what replaces the response of a call that the host does not have
 */
export async function readHostResponse(
  status: number,
  sent: unknown,
  call: HostCall,
  missing = missingResponse,
): Promise<HostResponse> {
  const { method, path, response } = call.operation
  const body = fromHost(sent)
  const redirected = isRedirect(status) && path !== WITHOUT_RESPONSE ? REDIRECTED : null
  const failure = hostFailure(status, body, isErrorCode) ?? redirected
  const isProfile = method === 'GET' && path === '/api/auth/profile'
  if (isProfile && failure && isRefusedToken(failure.status)) return { body: await completed({}, call) }
  // The storefront's own cookies end the session, whatever the host says about it.
  if (failure && path === SIGN_OUT) return { body: await completed({}, call) }
  const isKnown = isSpecified(call.operation)
  if (!isKnown && (await isUnknownCall(status, body, call))) {
    const otherwise = await missing(call)
    if (otherwise) return { body: otherwise }
    if (method === 'GET' && isSilentlyUnknown(status, body)) return { failure: NOT_KNOWN }
  }
  if (failure) {
    // What the specification's call for one item does not find is that item, not a page.
    if (failure.status === 404 && !failure.message && path === '/api/pd4/carts/{id}')
      return { failure: { ...failure, code: 'CART_ITEM_NOT_FOUND' } }
    if (isKnown || !isUnknownTo(status, body)) return { failure }
    // A message of the host is about something that the call did not find.
    return { failure: failure.message ? failure : { ...failure, code: 'NOT_OFFERED' } }
  }
  if (response.safeParse(body).success) return { body }
  const complete = await completed(body, call)
  const { success, error } = response.safeParse(complete)
  if (success) return { body: complete }
  const incomplete = error.issues.map((issue) => issue.path.join('.')).join(', ')
  console.error(`${method} ${path}: the API host's response lacks ${incomplete}`)
  if (path === '/api/auth/oauth/google') return { failure: { ...INCOMPLETE, code: 'GOOGLE_UNAVAILABLE' } }
  // What a call has changed is changed, whatever the host says about it.
  return method === 'GET' || isSignIn(path) ? { failure: INCOMPLETE } : { body }
}
