import 'server-only'
import { isErrorCode } from '@/lib/contract/error-status'
import { completed, type HostCall, isSpecified } from './complete'
import { type HostFailure, hostFailure } from './failure'
import { missingResponse } from './missing'
import { fromHost } from './previous-release'
import { isSignIn } from './session'
import { isFields } from './values'

/** A host's response in the terms of this contract. */
export type HostResponse = { body: unknown; failure?: never } | { body?: never; failure: HostFailure }

/** Statuses of a host that does not know a call; a host of this contract sends a code with them. */
const UNKNOWN_CALL = [404, 405, 501]
/** Those of a host that refuses whatever it does not know before it looks for it. */
const REFUSED_CALL = [400, 401, 403]

/** Answers to the profile call that say nothing about its token; all other refusals say that it is no session. */
const NOT_ABOUT_TOKEN = [408, 425, 429]
const isRefusedToken = (status: number): boolean =>
  status >= 400 && status < 500 && !NOT_ABOUT_TOKEN.includes(status)

/** A redirect of a call that changes something, which the page could not follow. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400
/** The call of which the specification shows no response, so that a redirect counts as a success. */
const WITHOUT_RESPONSE = '/api/auth/request-forget-password'

/** Codes of this contract are words; a host may repeat the status as a number. */
const hasCode = (body: unknown): boolean => isFields(body) && typeof body.code === 'string'

/** Whether a status says that a host does not have a call: many sites redirect what they do not know. */
const isUnknownTo = (status: number, body: unknown): boolean =>
  (UNKNOWN_CALL.includes(status) || isRedirect(status)) && !hasCode(body)

/** A page instead of data, as a site sends for every path that it does not know. */
const isNoData = (status: number, body: unknown): boolean => status < 300 && body === undefined

/** Whether a host refuses a call without a code of this contract. @param body parsed JSON; undefined if it is none */
const isRefused = (status: number, body: unknown): boolean => REFUSED_CALL.includes(status) && !hasCode(body)

/** What every host answers to everyone. */
const PUBLIC_PATH = '/api/holiday/partner-info'

/** Whether a host answers what every host has: then its other failures are not those of a host that is out of order. */
const isWorking = (get: HostCall['get']): Promise<boolean> =>
  get(PUBLIC_PATH).then(
    () => true,
    () => false,
  )

/** Whether a host that refuses a call does so because it does not have it: it answers another one. */
export const isRefusedAlone = async (status: number, body: unknown, get: HostCall['get']): Promise<boolean> =>
  isRefused(status, body) && (await isWorking(get))

/** No host has it, so that its answer shows what it says of calls that it does not know. */
const NO_CALL = '/api/catalog/no-such-call'

/** Whether a host answers a call as it answers one that does not exist: with a failure, or with data of another kind. */
export async function isAnsweredAsUnknown(
  status: number,
  body: unknown,
  { get, probe }: Pick<HostCall, 'get' | 'probe'>,
): Promise<boolean> {
  if (hasCode(body)) return false
  const unknown = await probe(NO_CALL).catch(() => null)
  const isFailure = (sent: unknown) => hostFailure(200, sent, isErrorCode) !== null
  return (
    unknown !== null &&
    unknown.status === status &&
    !hasCode(unknown.body) &&
    isFailure(unknown.body) === isFailure(body) &&
    (await isWorking(get))
  )
}

/** Whether a response says that the host does not have a call. @param body parsed JSON; undefined if it is none */
async function isUnknownCall(status: number, body: unknown, call: HostCall): Promise<boolean> {
  const { method, response } = call.operation
  if (isUnknownTo(status, body) || (method === 'GET' && isNoData(status, body))) return true
  if (await isRefusedAlone(status, body, call.get)) return true
  const isFailed = status >= 500 || hostFailure(status, body, isErrorCode) !== null
  return (isFailed || !response.safeParse(body).success) && (await isAnsweredAsUnknown(status, body, call))
}

/**
 * Whether a response to GET says that the host knows nothing of the path; one that has it for another method answers
 * 405. No call that a shop may lack answers 404 where it exists. @param body parsed JSON; undefined if it is none
 */
export const isUnknownPath = (status: number, body: unknown): boolean =>
  status === 404 || status === 501 || isNoData(status, body)

export const SIGN_OUT = '/api/auth/logout'

const REDIRECTED: HostFailure = {
  status: 502,
  code: 'INTERNAL',
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
 */
export async function readHostResponse(status: number, sent: unknown, call: HostCall): Promise<HostResponse> {
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
    const otherwise = await missingResponse(call)
    if (otherwise) return { body: otherwise }
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
