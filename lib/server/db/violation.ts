interface Failure {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** Returns the unique constraint or index that an error violated; null for any other error. */
export function violatedUnique(error: unknown): string | null {
  let at: unknown = error
  while (typeof at === 'object' && at !== null) {
    const { code, constraint, cause } = at as Failure
    if (code === '23505') return typeof constraint === 'string' ? constraint : ''
    at = cause
  }
  return null
}
