'use client'

import { useTranslations } from 'next-intl'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { ToastCard } from '@/components/ui/feedback/toast-card'
import { showToast, type Toast } from '@/stores/toasts'

const USUAL = { open: true, duration: 3000, close: true, progress: true }

export function ToastSpecimen() {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const href = '#showcase-toast'
  const toasts: Toast[] = [
    {
      ...USUAL,
      id: 'ok',
      colour: 'success',
      icon: 'check-circle-fill',
      title: t('cart'),
      description: t('boat'),
      action: { label: t('pay'), href },
    },
    {
      ...USUAL,
      id: 'warn',
      colour: 'warning',
      icon: 'warning-fill',
      title: t('lost'),
      description: t('unchanged'),
    },
    {
      ...USUAL,
      id: 'info',
      colour: 'info',
      icon: 'arrow-clockwise',
      title: t('newer'),
      description: t('newerLine'),
      progress: false,
    },
    {
      ...USUAL,
      id: 'bad',
      colour: 'error',
      icon: 'x-circle-fill',
      title: t('declined'),
      description: t('declinedLine'),
    },
    {
      ...USUAL,
      id: 'busy',
      colour: 'info',
      icon: 'hourglass-medium-fill',
      title: t('newer'),
      close: false,
      progress: false,
    },
    {
      ...USUAL,
      id: 'long',
      colour: 'info',
      icon: 'info-fill',
      title: form('longWord'),
      description: form('longSentence'),
      action: { label: form('nameLong'), href },
    },
  ]
  return (
    <Specimen name="toast">
      {toasts.map((toast) => (
        <State key={toast.id} name={state(toast.id === 'long' || toast.id === 'busy' ? toast.id : 'usual')}>
          <ToastCard toast={toast} paused />
        </State>
      ))}
      <State name={state('open')}>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={() => showToast({ title: t('removed') })}>
            {t('one')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              for (const { id, open, ...toast } of toasts)
                if (id !== 'busy') showToast({ ...toast, duration: 8000 })
            }}
          >
            {t('five')}
          </Button>
        </div>
      </State>
    </Specimen>
  )
}
