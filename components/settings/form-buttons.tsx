'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'

interface FormButtonsProps {
  submit: string
  busy: boolean
  onCancel(): void
}

/** Submit and cancel. */
export function FormButtons({ submit, busy, onCancel }: FormButtonsProps) {
  const t = useTranslations('settings')
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
      <Button variant="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
