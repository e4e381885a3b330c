import { useState } from 'react'
import { useErrorWords } from '@/components/ui/error-text'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { checkVoucher, PresentedVoucher, redeemVoucher } from '@/lib/contract/vouchers'

/** What came of a code that was shown. */
export interface Shown {
  /** Null where there is no such voucher, or nobody could be asked. */
  voucher: PresentedVoucher | null
  /** Whether the gate opens now: the voucher has just been used. */
  letIn: boolean
  /** Why not, in words; null where nothing is wrong. */
  problem: string | null
  /** Nobody could be asked, so nothing is known; asking again is right. */
  unasked: boolean
}

function isUnrequested(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
}

function voucherIn(error: unknown): PresentedVoucher | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error.details as PresentedVoucher | undefined) ?? null
}

/** Looks up codes and redeems them, one at a time. */
export function useVoucher(venueKey: string) {
  const words = useErrorWords()
  const [shown, setShown] = useState<Shown | null>(null)
  const [press, setPress] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(work: () => Promise<Shown>) {
    setBusy(true)
    try {
      setShown(await work())
    } catch (error) {
      const unasked = isUnrequested(error)
      setShown((before) => ({
        voucher: unasked ? (before?.voucher ?? null) : voucherIn(error),
        letIn: false,
        problem: words(error),
        unasked,
      }))
    } finally {
      setBusy(false)
    }
  }

  function check(code: string) {
    setShown(null)
    setPress(crypto.randomUUID())
    return ask(async () => {
      const { data } = await send<typeof checkVoucher>('GET', '/api/vouchers/{code}', { code }, { venueKey })
      return { voucher: data, letIn: false, problem: null, unasked: false }
    })
  }

  function redeem(code: string) {
    return ask(async () => {
      const options = { venueKey, idempotencyKey: press }
      const { data } = await send<typeof redeemVoucher>(
        'POST',
        '/api/vouchers/{code}/redeem',
        { code },
        options,
      )
      return { voucher: data, letIn: true, problem: null, unasked: false }
    })
  }

  return { shown, busy, check, redeem, clear: () => setShown(null) }
}
