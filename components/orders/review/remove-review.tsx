'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { LazyDialog } from '@/components/ui/overlay/lazy-dialog'
import { send } from '@/lib/api/browser'
import type { deleteReview, OwnReview } from '@/lib/contract/reviews'
import { showToast } from '@/stores/toasts'

/** Deletes a review after a confirmation. */
export function RemoveReview({ review }: { review: OwnReview }) {
  const t = useTranslations('reviews.own')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      const { message } = await send<typeof deleteReview>('DELETE', '/api/reviews/{id}', { id: review.id })
      setOpen(false)
      await queries.invalidateQueries({ queryKey: ['orders', 'one'] })
      if (message) showToast({ title: message })
    } catch (error) {
      showToast({ title: errorText(error), colour: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <LazyDialog
        open={open}
        onOpenChange={setOpen}
        title={t('removeTitle')}
        footer={
          <Button variant="danger" wide busy={busy} onClick={() => void remove()}>
            {t('removeYes')}
          </Button>
        }
      >
        <p>{t(review.hidden_reason ? 'removeHidden' : 'removeText')}</p>
      </LazyDialog>
    </>
  )
}
