interface Failure {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** Returns the constraint or index that an error of an SQLSTATE violated; null for any other error. */
function violated(state: string, error: unknown): string | null {
  let at: unknown = error
  while (typeof at === 'object' && at !== null) {
    const { code, constraint, cause } = at as Failure
    if (code === state) return typeof constraint === 'string' ? constraint : ''
    at = cause
  }
  return null
}

/** Returns the unique constraint or index that an error violated; null for any other error. */
export const violatedUnique = (error: unknown): string | null => violated('23505', error)

/**
 * Whether a row was not stored because its account is gone: it was deleted after the request had read it. Every reference to
 * an account has a name with this end.
 */
export const isAccountGone = (error: unknown): boolean =>
  violated('23503', error)?.endsWith('_users_id_fk') ?? false
