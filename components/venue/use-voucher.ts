import { useState } from 'react'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { checkVoucher, PresentedVoucher, redeemVoucher } from '@/lib/contract/vouchers'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'

/** Result of checking or redeeming a code. */
export interface CheckResult {
  /** Null if there is no such voucher, or the server could not be reached. */
  voucher: PresentedVoucher | null
  /** Whether to open the gate: the voucher has just been redeemed. */
  letIn: boolean
  /** Error message; null if there is none. */
  problem: string | null
  /** The server could not be reached, so the state is unknown; retrying is right. */
  unchecked: boolean
}

function isUnrequested(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
}

function voucherIn(error: unknown): PresentedVoucher | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error.details as PresentedVoucher | undefined) ?? null
}

/** Checks codes and redeems vouchers, one at a time. */
export function useVoucher(venueKey: string) {
  const errorText = useErrorText()
  const [shown, setShown] = useState<CheckResult | null>(null)
  const [idempotencyKey, setIdempotencyKey] = useState('')
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<CheckResult>) {
    setBusy(true)
    try {
      setShown(await work())
    } catch (error) {
      const unchecked = isUnrequested(error)
      setShown((before) => ({
        voucher: unchecked ? (before?.voucher ?? null) : voucherIn(error),
        letIn: false,
        problem: errorText(error),
        unchecked,
      }))
    } finally {
      setBusy(false)
    }
  }

  function check(code: string) {
    setShown(null)
    setIdempotencyKey(newIdempotencyKey())
    return run(async () => {
      const { data } = await send<typeof checkVoucher>('GET', '/api/vouchers/{code}', { code }, { venueKey })
      return { voucher: data, letIn: false, problem: null, unchecked: false }
    })
  }

  function redeem(code: string) {
    return run(async () => {
      const options = { venueKey, idempotencyKey }
      const { data } = await send<typeof redeemVoucher>(
        'POST',
        '/api/vouchers/{code}/redeem',
        { code },
        options,
      )
      return { voucher: data, letIn: true, problem: null, unchecked: false }
    })
  }

  return { shown, busy, check, redeem, clear: () => setShown(null) }
}
