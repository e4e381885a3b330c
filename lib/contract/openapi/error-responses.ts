import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../error-status'
import { errorEnvelope, type Operation } from '../operation'
import { changesOwn } from '../session-guard'
import type { ResponseObject } from './document'
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

/** The codes that an operation has by its form; its own ones depend on what it does. */
export function codesOf(operation: Operation, hasBody: boolean): ErrorCode[] {
  const codes: Array<ErrorCode | false> = [
    operation.session && 'UNAUTHENTICATED',
    operation.session && changesOwn(operation) && 'SESSION_MISMATCH',
    operation.method !== 'GET' && 'CROSS_ORIGIN',
    hasBody && 'BODY_TOO_LARGE',
    hasBody && !operation.file && 'MALFORMED_JSON',
    'VALIDATION_FAILED',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'INTERNAL',
  ]
  return codes.filter((code) => code !== false)
}

function errorResponse(description: string, code: ErrorCode, message: string, errors = {}): ResponseObject {
  const example = { result: false, success: false, code, message, errors }
  return { description, content: { 'application/json': { schema: { $ref: `${REF}Error` }, example } } }
}

export const ERROR_RESPONSES = {
  Unauthenticated: errorResponse(
    'There is no session, or it has ended',
    'UNAUTHENTICATED',
    'Please sign in.',
  ),
  Rejected: errorResponse(
    'The request is rejected, with a code and a message in the language of the request',
    'VALIDATION_FAILED',
    'Please check the highlighted fields.',
    { email: ['Please enter a valid email address.'] },
  ),
  Failed: errorResponse(
    'The call failed and can be repeated later, if there is a `Retry-After` after its seconds',
    'UNAVAILABLE',
    'This is not available right now. Please try again in a moment.',
  ),
} satisfies Record<string, ResponseObject>

const to = (name: keyof typeof ERROR_RESPONSES) => ({ $ref: `#/components/responses/${name}` })

/** The error responses of an operation by status. */
export const errorResponses = ({ session }: Operation) => ({
  ...(session && { 401: to('Unauthenticated') }),
  '4XX': to('Rejected'),
  '5XX': to('Failed'),
})
