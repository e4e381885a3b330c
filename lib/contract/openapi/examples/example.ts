import type { z } from 'zod'
import type { Operation } from '../../operation'

/** A request to an operation and its response, as they are on the wire. */
export interface Example<O extends Operation> {
  params?: z.input<O['params']>
  query?: Partial<z.input<O['query']>>
  body?: z.input<O['body']>
  response: z.output<O['response']>
}

export interface OperationExample {
  params?: object
  query?: object
  body?: unknown
  response: unknown
}

/** Checks the types of an example. */
export const exampleOf = <O extends Operation>(_operation: O, example: Example<O>): OperationExample =>
  example as OperationExample

/** The envelope of a successful response. */
export const success = <Data>(data: Data) => ({ result: true as const, success: true as const, data })
