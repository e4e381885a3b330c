'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import type { SupplierRequest } from '@/lib/contract/supplier'
import type { SeatAssignment } from '@/lib/domain/seat-assignment'
import { MAX_REASON_LENGTH } from '@/lib/domain/supplier-reply'
import { SeatFields } from './seat-fields'

const NO_SEATS: SeatAssignment = { coach: '', seats: '' }

interface ReplyFormProps {
  problem: string | null
  /** The reply that is being sent. */
  busy: 'accept' | 'decline' | null
  /** Legs of a trip, whose coach and seats can be entered; empty if it is no trip. */
  legs: SupplierRequest['legs']
  onAccept(seats: SeatAssignment[]): void
  onDecline(reason: string): void
}

/** Accepts with one click; declines with a reason that is shown to the guest. */
export function ReplyForm({ problem, busy, legs, onAccept, onDecline }: ReplyFormProps) {
  const t = useTranslations('supplier')
  const [declining, setDeclining] = useState(false)
  const [returned, setReturned] = useState(false)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [seats, setSeats] = useState(() => legs.map((leg) => leg.seats ?? NO_SEATS))

  if (!declining)
    return (
      <div className="grid gap-3">
        <FormError message={problem} />
        <SeatFields legs={legs} seats={seats} onChange={setSeats} />
        <Button size="lg" wide busy={busy === 'accept'} onClick={() => onAccept(seats)}>
          {t('accept')}
        </Button>
        <Button
          autoFocus={returned}
          size="lg"
          wide
          variant="secondary"
          disabled={busy !== null}
          onClick={() => setDeclining(true)}
        >
          {t('decline')}
        </Button>
        <p className="text-13 text-ink-3">{t('final')}</p>
      </div>
    )
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const trimmed = reason.trim()
        setMissing(trimmed === '')
        if (trimmed) onDecline(trimmed)
        else event.currentTarget.querySelector('textarea')?.focus()
      }}
    >
      <FormError message={problem} />
      <TextAreaField
        autoFocus
        label={t('reason')}
        hint={t('reasonHint')}
        error={missing ? t('reasonMissing') : undefined}
        count
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" size="lg" wide variant="danger" busy={busy === 'decline'}>
        {t('declineNow')}
      </Button>
      <Button
        variant="text"
        disabled={busy !== null}
        onClick={() => {
          setReturned(true)
          setDeclining(false)
        }}
      >
        {t('back')}
      </Button>
    </form>
  )
}
