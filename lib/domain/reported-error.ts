/** An error of an outage that the log has as a whole, so that it does not appear once for each request. */
export class ReportedError extends Error {
  readonly isReported = true
}

/** Whether an error, or what caused it, is in the log already. Marked by a field: bundles have copies of the class. */
export function isReported(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('isReported' in at && at.isReported === true) return true
  return false
}
