import { Suspense } from 'react'
import { Button } from '@/components/ui/action/button'
import type { IconName } from '@/lib/icons/icon-names'

interface DialogButtonProps {
  icon: IconName
  label: string
  /** The label with what it is about, for readers who hear the button alone. */
  name: string
  show(): void
  /** The dialog while it is open. */
  children: React.ReactNode
}

/** A quiet button and its dialog, whose code is loaded on demand. */
export function DialogButton({ icon, label, name, show, children }: DialogButtonProps) {
  return (
    <>
      <Button variant="quiet" size="sm" icon={icon} aria-label={name} onClick={show}>
        {label}
      </Button>
      <Suspense>{children}</Suspense>
    </>
  )
}
