/** What a log may say of an error. */
export interface SerializedError {
  type: string
  message: string
  code?: string
  constraint?: string
  stack: string
  cause?: SerializedError
}

/** The statement that failed, without what it was given. */
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
 * An error without the values that a statement was given or that a constraint refused, which are people's names,
 * addresses and passports: drizzle writes the first into its message and its stack, PostgreSQL the second into `detail`.
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
