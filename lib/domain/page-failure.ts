/** Why a page cannot be shown. */
export interface PageFailure {
  status: number
  code: string
  /** Values for the message of the code. */
  values: Record<string, string | number>
  /** The error's own message; null if only its code has one. */
  message: string | null
}
