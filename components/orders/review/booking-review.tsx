'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNow } from '@/components/orders/query/use-now'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { Panel } from '@/components/ui/display/panel'
import { Stars } from '@/components/ui/display/stars'
import { Icon } from '@/components/ui/media/icon'
import type { Booking } from '@/lib/contract/orders'
import type { OwnReview } from '@/lib/contract/reviews'
import { formatDate } from '@/lib/i18n/format'
import { RemoveReview } from './remove-review'
import { ReviewForm } from './review-form'

function WrittenReview({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const t = useTranslations('reviews')
  const { locale } = usePreferences()
  const now = useNow(60_000)
  const editable = now < new Date(review.editable_until)
  const date = formatDate(review.editable_until.slice(0, 10), locale, 'long')
  return (
    <>
      <h2 className="text-20">{t('own.yours')}</h2>
      <Stars score={review.score} label={t('item.score', { score: review.score })} className="mt-2 text-18" />
      <p lang={review.language} className="mt-1.5 whitespace-pre-line text-ink-2 [overflow-wrap:break-word]">
        {review.text}
      </p>
      {review.hidden_reason && (
        <p className="mt-3 flex items-start gap-2 text-14 text-bad">
          <Icon name="info-fill" className="mt-0.5" />
          {t('own.hidden', { reason: review.hidden_reason })}
        </p>
      )}
      <p className="mt-3 text-13 text-ink-3">{editable ? t('own.until', { date }) : t('own.fixed')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {editable && (
          <Button variant="secondary" size="sm" icon="pencil-simple" onClick={onEdit}>
            {t('own.edit')}
          </Button>
        )}
        <RemoveReview review={review} />
      </div>
    </>
  )
}

/** The visitor's review of a completed booking, or the form to write it. */
export function BookingReview({ booking, orderId }: { booking: Booking; orderId: string }) {
  const [editing, setEditing] = useState(false)
  const { review } = booking
  return (
    <Panel className="scroll-mt-24">
      {review && !editing ? (
        <WrittenReview review={review} onEdit={() => setEditing(true)} />
      ) : (
        <ReviewForm
          bookingId={booking.id}
          orderId={orderId}
          review={review}
          onDone={review ? () => setEditing(false) : undefined}
        />
      )}
    </Panel>
  )
}
