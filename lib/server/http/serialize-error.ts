/** The loggable parts of an error. */
export interface SerializedError {
  type: string
  message: string
  code?: string
  constraint?: string
  stack: string
  cause?: SerializedError
}

/** The failed statement without its parameters. */
function messageOf(error: Error): string {
  const isQuery = 'query' in error && 'params' in error
  return isQuery ? `Failed query: ${String(error.query)}` : error.message
}

function framesOf({ stack = '' }: Error): string {
  const first = stack.indexOf('\n    at ')
  return first < 0 ? '' : stack.slice(first + 1)
}

const text = (error: Error, field: string): Record<string, string> => {
  const value = Object.entries(error).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? { [field]: value } : {}
}

/**
 * Removes the parameters of a statement and the values that violated a constraint, which are personal data
 * such as names, addresses and passport numbers: drizzle writes the former into message and stack, PostgreSQL
 * the latter into `detail`.
 */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return {
    type: error.name,
    message: messageOf(error),
    ...text(error, 'code'),
    ...text(error, 'constraint'),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}
