'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { ErrorState } from '@/components/ui/feedback/error-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { OverlayProps } from '@/components/ui/overlay/overlay'

const STATES = ['usual', 'busy', 'invalid', 'long'] as const

/** A button for each state, which opens the overlay in that state. */
export function OverlaySpecimen({
  name,
  button,
  overlay: Overlay,
}: {
  name: string
  button: 'change' | 'filters'
  overlay: (props: OverlayProps) => React.ReactNode
}) {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [open, setOpen] = useState<(typeof STATES)[number] | null>(null)
  const close = () => setOpen(null)
  const content = {
    usual: <p>{t('boatLine')}</p>,
    busy: (
      <div className="grid gap-3" role="status" aria-label={state('busy')}>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-40" />
      </div>
    ),
    invalid: (
      <ErrorState title={t('lost')} safe={t('lostSafe')} onRetry={close}>
        <p>{t('lostDo')}</p>
      </ErrorState>
    ),
    long: (
      <div className="grid grid-cols-1 gap-4">
        <p>{form('longWord')}</p>
        {[...'abcdefghijklm'].map((id) => (
          <p key={id}>{form('longSentence')}</p>
        ))}
      </div>
    ),
  }
  return (
    <Specimen name={name}>
      {STATES.map((id) => (
        <State key={id} name={state(id)}>
          <Button variant="secondary" size="sm" onClick={() => setOpen(id)} className="justify-self-start">
            {t(button)}
          </Button>
          <Overlay
            open={open === id}
            onOpenChange={close}
            title={id === 'long' ? form('nameLong') : t(button)}
            description={id === 'usual' ? t('changeLine') : undefined}
            footer={
              id !== 'invalid' && (
                <>
                  <Button variant="text" onClick={close}>
                    {t('keep')}
                  </Button>
                  <Button onClick={close} busy={id === 'busy'}>
                    {t(button === 'filters' ? 'show' : 'change')}
                  </Button>
                </>
              )
            }
          >
            {content[id]}
          </Overlay>
        </State>
      ))}
    </Specimen>
  )
}
