'use client'

import { useTranslations } from 'next-intl'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/action/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { PHONE, useMedia } from '@/components/ui/use-media'
import '@/components/ui/form/option-list.css'
import { PanelBody, type PanelBodyProps } from './panel-body'

interface PanelProps extends Omit<PanelBodyProps, 'onDone' | 'months' | 'autoFocus'> {
  id: string
  open: boolean
  onOpenChange(open: boolean): void
  /** Receives the focus on close. */
  anchor: RefObject<HTMLButtonElement | null>
  /** Stays uncovered and handles its own presses; with a label, it is around `anchor`. */
  field?: RefObject<HTMLElement | null>
  onClear?(): void
}

/** The open picker: below its field, or a bottom sheet on phones. */
export function Panel({ id, open, onOpenChange, anchor, field = anchor, onClear, ...body }: PanelProps) {
  const t = useTranslations('ui.datePicker')
  const isPhone = useMedia(PHONE)
  const done = () => onOpenChange(false)
  const foot = (
    <>
      {onClear ? (
        <Button variant="text" className="-ml-3" disabled={body.value === null} onClick={onClear}>
          {t('clear')}
        </Button>
      ) : (
        <span />
      )}
      <Button variant="secondary" onClick={done}>
        {t('done')}
      </Button>
    </>
  )
  if (isPhone)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={body.label} footer={foot}>
        <PanelBody {...body} onDone={done} months={1} />
      </Dialog>
    )
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={field as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label={body.label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          onInteractOutside={(event) => {
            // A click on the field is handled by its own click listener.
            if (event.target instanceof Node && field.current?.contains(event.target)) event.preventDefault()
          }}
          className="pop max-h-(--radix-popover-content-available-height) max-w-[90vw] overflow-y-auto! p-4"
        >
          <PanelBody {...body} onDone={done} months={body.isRange ? 2 : 1} autoFocus />
          <div className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-3">{foot}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
