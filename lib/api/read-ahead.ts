import 'server-only'
import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation'
import { call } from '.'
import type { Visitor } from './call'

/** The longest time until the page takes a response. */
const MAX_AGE_MS = 10_000
const MAX_RESPONSES = 100

/** On globalThis: the middleware and the pages each have their own copy of this module. */
const holder = globalThis as typeof globalThis & {
  sunhopReadAhead?: Map<string, { at: number; response: unknown }>
}

function waiting(): Map<string, { at: number; response: unknown }> {
  holder.sunhopReadAhead ??= new Map()
  return holder.sunhopReadAhead
}

const keyOf = <O extends Operation>(operation: O, input: OperationInput<O>, visitor: Visitor): string =>
  JSON.stringify([operation.path, input, visitor.locale, visitor.currency])

/** Reads a response before its page is rendered, which then takes it. @returns the response @throws ApiError */
export async function readAhead<O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  visitor: Visitor,
): Promise<OperationOutput<O>> {
  const response = await call(operation, input, visitor)
  const responses = waiting()
  const [oldest] = responses.keys()
  if (oldest !== undefined && responses.size >= MAX_RESPONSES) responses.delete(oldest)
  responses.set(keyOf(operation, input, visitor), { at: Date.now(), response })
  return response
}

/** Takes the response that was read ahead, which no other page gets; otherwise calls the operation. @throws ApiError */
export async function takeOrCall<O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  visitor: Visitor,
  now = Date.now(),
): Promise<OperationOutput<O>> {
  const key = keyOf(operation, input, visitor)
  const found = waiting().get(key)
  waiting().delete(key)
  if (found && now - found.at < MAX_AGE_MS) return found.response as OperationOutput<O>
  return call(operation, input, visitor)
}
