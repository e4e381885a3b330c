'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { paymentOptionsQuery } from '@/components/payment-options/payment-options-query'
import { useSignedIn } from '@/components/session/use-signed-in'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import type { PaymentOption } from '@/lib/contract/orders'
import type { PaymentKey } from '@/lib/domain/payment'
import { drive, OUTCOMES, type Outcome, type TestRun } from './drive'
import { findOffer, type Offer } from './find-offer'

type Result = TestRun | { problem: string }
type Cell = `${PaymentKey}-${Outcome}`

function Drives({ options }: { options: readonly PaymentOption[] }) {
  const t = useTranslations('checkoutTest')
  const errorText = useErrorText()
  const { path } = usePreferences()
  const [results, setResults] = useState<Partial<Record<Cell, Result>>>({})
  const [running, setRunning] = useState<Cell | null>(null)
  const offer = useRef<Offer | null>(null)

  async function result(key: PaymentKey, outcome: Outcome): Promise<Result> {
    try {
      offer.current ??= await findOffer()
      return offer.current ? await drive(offer.current, key, outcome) : { problem: t('nothing') }
    } catch (error) {
      offer.current = null
      return { problem: errorText(error) }
    }
  }

  async function run(drives: ReadonlyArray<readonly [PaymentKey, Outcome]>) {
    for (const [key, outcome] of drives) {
      const cell: Cell = `${key}-${outcome}`
      setRunning(cell)
      const driven = await result(key, outcome)
      setResults((before) => ({ ...before, [cell]: driven }))
    }
    setRunning(null)
  }

  const all = options.flatMap(({ key }) => OUTCOMES.map((outcome) => [key, outcome] as const))
  return (
    <>
      <Button busy={running !== null} onClick={() => void run(all)}>
        {t('all')}
      </Button>
      <ul className="mt-6 grid gap-5">
        {options.map(({ key, label }) => (
          <li key={key} className="card grid gap-3 p-5">
            <h2 className="text-18">
              {label} <span className="text-14 font-normal text-ink-3">{key}</span>
            </h2>
            <div className="grid gap-4 md:grid-cols-3">
              {OUTCOMES.map((outcome) => {
                const shown = results[`${key}-${outcome}`]
                return (
                  <div key={outcome} className="grid content-start justify-items-start gap-2">
                    <Button
                      variant="quiet"
                      disabled={running !== null}
                      busy={running === `${key}-${outcome}`}
                      aria-label={`${label} (${key}): ${t(outcome)}`}
                      onClick={() => void run([[key, outcome]])}
                    >
                      {t(outcome)}
                    </Button>
                    <div role="status" className="grid justify-items-start gap-1.5 text-14">
                      {shown && 'problem' in shown && <p className="text-bad">{shown.problem}</p>}
                      {shown && 'order' in shown && (
                        <>
                          <StatusBadge status={shown.order.status} />
                          <p>{t(`payment.${shown.payment}`)}</p>
                          <a className="link" href={path(`/profile/orders/${shown.order.id}`)}>
                            {shown.order.reference}
                          </a>
                        </>
                      )}
                    </div>
                  </div>
                )
              })}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Runs each payment method to each outcome, one at a time or all in turn. */
export function CheckoutTest() {
  const t = useTranslations('checkoutTest')
  const { path } = usePreferences()
  const signedIn = useSignedIn()
  const options = useQuery(paymentOptionsQuery)
  if (signedIn === false)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('signIn')}</p>
        <ButtonLink href={path('/sign-in')}>{t('toSignIn')}</ButtonLink>
      </div>
    )
  if (options.isError) return <LoadProblem error={options.error} onRetry={() => void options.refetch()} />
  if (options.data?.length === 0) return <p>{t('nothing')}</p>
  return signedIn && options.data ? <Drives options={options.data} /> : null
}
