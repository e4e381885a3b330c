import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What is not affected. */
  safe?: string
  /** Retries what failed. */
  onRetry?(): void
  /** A retry is in progress. */
  busy?: boolean
  /** An alternative action. */
  action?: React.ReactNode
  icon?: IconName
  /** What to do. */
  children?: React.ReactNode
}

/** Replaces content that could not be shown: what happened, what is not affected, what to do. */
export function ErrorState({ title, safe, onRetry, busy, action, icon, children }: ErrorStateProps) {
  const t = useTranslations('ui.error')
  return (
    <div
      role="alert"
      className="grid grid-cols-1 justify-items-center gap-3 px-4 py-10 text-center wrap-break-word"
    >
      <Icon name={icon ?? 'warning-circle-fill'} className="size-8 text-bad" />
      <p className="max-w-[min(28em,100%)] text-18 font-[650]">{title}</p>
      {(safe || children) && (
        <div className="max-w-[28em] text-ink-2">
          {safe && <p>{safe}</p>}
          {children}
        </div>
      )}
      {onRetry && (
        <Button variant="secondary" icon="arrow-clockwise" busy={busy} onClick={onRetry} className="mt-1">
          {t('again')}
        </Button>
      )}
      {action}
    </div>
  )
}
