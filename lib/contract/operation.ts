import { z } from 'zod'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
type Path = `/api/${string}`

/** A request body that is a file. */
export interface FileBody {
  types: readonly string[]
  /** Maximum size in bytes. */
  most: number
}

const nothing: z.ZodType<object, object> = z.object({})

/** One operation of the HTTP contract: method, path, input and response. */
export interface Operation<
  M extends Method = Method,
  P extends Path = Path,
  Response extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Session extends boolean = boolean,
> {
  method: M
  /** Path under the API host; parameters in braces. */
  path: P
  summary: string
  params: Params
  query: Query
  body: Body
  response: Response
  /** Whether a session is required. */
  session: Session
  /** The body is a file instead of fields. */
  file?: FileBody
  /** The response is a file of this type instead of JSON; `response` is `fileResponse`. */
  media?: string
  /** Whether it reads the header `Idempotency-Key`, which makes retries safe. */
  idempotencyKey?: 'required' | 'optional'
  /** Venues authenticate with the header `X-Venue-Key`. */
  venueKey?: true
}

/** Parameters, query and body of an operation in one object, as the storefront passes them. */
export type OperationInput<O extends Operation> = z.input<O['params']> &
  z.input<O['query']> &
  z.input<O['body']>
export type OperationOutput<O extends Operation> = z.output<O['response']>

/** Defines an operation. By default parameters, query and body are empty and no session is required. */
export function defineOperation<
  const M extends Method,
  const P extends Path,
  Response extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
  const Session extends boolean = false,
>(
  definition: Pick<
    Operation<M, P, Response, Params, Query, Body, Session>,
    'method' | 'path' | 'summary' | 'response'
  > &
    Partial<Operation<M, P, Response, Params, Query, Body, Session>>,
): Operation<M, P, Response, Params, Query, Body, Session> {
  return {
    session: false as Session,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    ...definition,
  }
}

/** A response that is a file. */
export const fileResponse = z.object({
  /** The file name for saving. */
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Changes only if the content changes. */
  version: z.string(),
})

/** `{ result, message?, data }`: the envelope of every successful response. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ result: z.literal(true), success: z.literal(true), message: z.string().optional(), data })
}

/** The envelope of every error response. */
export const errorEnvelope = z.object({
  result: z.literal(false),
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
  details: z.unknown().optional(),
})
