import 'server-only'
import { isErrorCode } from '@/lib/contract/error-status'
import type { HostCall } from './complete'
import { hostFailure } from './failure'
import { isFields } from './values'

/** Statuses of a host that does not know a call; a host of this contract sends a code with them. */
const UNKNOWN_CALL = [404, 405, 501]
/** Those of a host that refuses whatever it does not know before it looks for it. */
const REFUSED_CALL = [400, 401, 403]

/** A redirect of a call that changes something, which the page could not follow. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** Codes of this contract are words; a host may repeat the status as a number. */
const hasCode = (body: unknown): boolean => isFields(body) && typeof body.code === 'string'

/** Whether a status says that a host does not have a call: many sites redirect what they do not know. */
export const isUnknownTo = (status: number, body: unknown): boolean =>
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

/** No host has it, so that its response shows what it says of calls that it does not know. */
const NO_CALL = '/api/catalog/no-such-call'

/** Whether a host responds to a call as to one that does not exist: with a failure, or with data of another kind. */
export async function isUnknownResponse(
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
export async function isUnknownCall(status: number, body: unknown, call: HostCall): Promise<boolean> {
  const { method, response } = call.operation
  if (isUnknownTo(status, body) || (method === 'GET' && isNoData(status, body))) return true
  if (await isRefusedAlone(status, body, call.get)) return true
  const isFailed = status >= 500 || hostFailure(status, body, isErrorCode) !== null
  return (isFailed || !response.safeParse(body).success) && (await isUnknownResponse(status, body, call))
}

/**
 * Whether a response to GET says that the host knows nothing of the path; one that has it for another method answers
 * 405. No call that a shop may lack answers 404 where it exists. @param body parsed JSON; undefined if it is none
 */
export const isUnknownPath = (status: number, body: unknown): boolean =>
  status === 404 || status === 501 || isNoData(status, body)

/**
 * Whether a host's status for a call that it does not have says something else: a failure of its own, or a success. A
 * rejection with a message is about something that the call did not find.
 */
export function isSilentlyUnknown(status: number, body: unknown): boolean {
  if (isUnknownTo(status, body)) return false
  return status >= 500 || (status < 400 && !hostFailure(status, body, isErrorCode)?.message)
}
