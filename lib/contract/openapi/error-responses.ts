import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../error-status'
import { errorEnvelope, type Operation } from '../operation'
import { changesOwn } from '../session-guard'
import type { ResponseObject } from './document'
import ERROR_CODES from './error-codes.json'
import { REF } from './json-schema'

/** The error codes by status, for people who read the document. */
const CODES = Map.groupBy(Object.entries(ERROR_STATUS), ([, status]) => status)
const CODE_LIST = [...CODES]
  .sort(([a], [b]) => a - b)
  .map(([status, codes]) => `${status}: ${codes.map(([code]) => code).join(', ')}`)
  .join('\n\n')

/** The error as the document has it; clients read a code that they do not know as a string. */
export const documentedError = errorEnvelope.extend({
  code: z.string().meta({ description: CODE_LIST, examples: Object.keys(ERROR_STATUS) }),
  message: z.string().meta({ description: 'For the visitor, in the language of the request.' }),
  errors: errorEnvelope.shape.errors.meta({ description: 'Messages by field of a form.' }),
  details: errorEnvelope.shape.details.meta({
    description: 'What the client needs to continue, e.g. the new price.',
  }),
})

const OWN_CODES: Readonly<Record<string, string>> = ERROR_CODES

/** The codes that an operation has by its form: what it takes, and whose session. */
function codesOfForm(operation: Operation): ErrorCode[] {
  const { session, method, file, idempotencyKey, venueKey, body, query, params } = operation
  const hasBody = file !== undefined || !isEmpty(body)
  const takes = hasBody || idempotencyKey !== undefined || !isEmpty(query) || !isEmpty(params)
  // Gateways post in formats of their own, from their own sites.
  const isOwnForm = !(body instanceof z.ZodUnknown)
  const codes: Array<ErrorCode | false | undefined> = [
    session && 'UNAUTHENTICATED',
    session && changesOwn(operation) && 'SESSION_MISMATCH',
    venueKey && 'INVALID_VENUE_KEY',
    method !== 'GET' && isOwnForm && 'CROSS_ORIGIN',
    hasBody && 'BODY_TOO_LARGE',
    hasBody && !file && isOwnForm && 'MALFORMED_JSON',
    takes && isOwnForm && 'VALIDATION_FAILED',
  ]
  return codes.filter((code) => code !== false && code !== undefined)
}

/** The error codes of an operation: those of its form, and those that its service names. */
export function codesOf(id: string, operation: Operation): ErrorCode[] {
  const own = (OWN_CODES[id] ?? '').split(' ').filter(isErrorCode)
  return [...new Set([...codesOfForm(operation), ...own])].sort()
}

const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0

const ERROR_SCHEMA = { $ref: `${REF}Error` }

function errorResponse(description: string, code: ErrorCode, message: string, errors = {}): ResponseObject {
  const example = { result: false, success: false, code, message, errors }
  return { description, content: { 'application/json': { schema: ERROR_SCHEMA, example } } }
}

/** The responses of statuses that an operation does not name. */
export const ERROR_RESPONSES = {
  Rejected: errorResponse(
    'The request is rejected, with a code and a message in the language of the request',
    'VALIDATION_FAILED',
    'Please check the highlighted fields.',
    { email: ['Please enter a valid email address.'] },
  ),
  Failed: errorResponse(
    'The call failed; if the response has a `Retry-After`, it can be repeated after so many seconds',
    'UNAVAILABLE',
    'This is not available right now. Please try again in a moment.',
  ),
} satisfies Record<string, ResponseObject>

const to = (name: keyof typeof ERROR_RESPONSES) => ({ $ref: `#/components/responses/${name}` })

/** The error responses of an operation by status. The description of a status has the codes that it stands for. */
export function errorResponses(id: string, operation: Operation) {
  const byStatus = Map.groupBy(codesOf(id, operation), (code) => ERROR_STATUS[code])
  const responses = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => {
      const content = { 'application/json': { schema: ERROR_SCHEMA } }
      return [status, { description: codes.join(', '), content }] as const
    })
  return { ...Object.fromEntries(responses), '4XX': to('Rejected'), '5XX': to('Failed') }
}
