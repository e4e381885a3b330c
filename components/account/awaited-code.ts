import type { SentCode } from '@/lib/contract/auth'

/** A code on its way by email, as far as the API host describes it. */
export interface AwaitedCode {
  /** When the next may be requested, in ms since 1970. */
  resendAt: number
  /** Number of digits; null if the code may be any text. */
  digits: number | null
  /** How long it is valid. */
  minutes: number | null
}

export const awaitedCode = ({ resend_after_seconds, code_digits, code_minutes }: SentCode): AwaitedCode => ({
  resendAt: Date.now() + (resend_after_seconds ?? 0) * 1000,
  digits: code_digits,
  minutes: code_minutes,
})

/** The values of a message about a code. */
export const codeValues = ({ digits, minutes }: AwaitedCode) => ({
  digits: String(digits),
  minutes: minutes ?? 0,
})
