import { errorEnvelope } from '@/lib/contract/operation'
import type { Received } from '../../fixtures/raw-http'
import type { Target } from './targets'

const SLOW_MS = 2_000
/** A line of a stack trace, or a path of the server's files. */
const STACK_TRACE = /\n\s+at [\w.<>]+ ?\(|\/node_modules\/|webpack-internal:|\.next\/server/

/** Statuses that Node's HTTP parser answers itself, before the shop has seen the request. */
const OF_PARSER = new Set([400, 417, 431])

/** A full queue of heavy work refuses, which is what it is for. */
const isRefusal = ({ status, body }: Received): boolean => status === 503 && body.includes('"code":"BUSY"')

function hasEnvelope(body: string): boolean {
  try {
    return errorEnvelope.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

/** Returns what is wrong with a response, or null. */
export function faultOf(target: Target, received: Received): string | null {
  const { status, body, ms } = received
  if (status >= 500 && !isRefusal(received)) return String(status)
  if (ms > SLOW_MS) return 'slow'
  if (status === 0) return 'no response'
  if (STACK_TRACE.test(body)) return 'stack trace'
  const fromParser = OF_PARSER.has(status) && body === ''
  const failed = status >= 400 && target.method !== 'HEAD' && !fromParser
  if (target.isApi && failed && !hasEnvelope(body)) return `no envelope (${status})`
  return null
}
