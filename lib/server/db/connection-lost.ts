/** SQLSTATE class 08 (connection), and a server that shuts down, has crashed or does not accept connections yet. */
const LOST_STATE = /^(?:08...|57P0[1-3])$/
const LOST_SOCKET = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]
/** Errors of pg that have no code. */
const LOST_MESSAGE =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded|timeout expired)/

/** Whether an error, or what caused it, says that the database cannot be reached. */
export function isConnectionLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (LOST_STATE.test(code) || LOST_SOCKET.includes(code) || LOST_MESSAGE.test(at.message)) return true
    // A name with several addresses fails once for each.
    if (at instanceof AggregateError && at.errors.some(isConnectionLost)) return true
  }
  return false
}
