'use client'

import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/action/icon-button'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

export type BannerTone = 'info' | 'ok' | 'warn' | 'bad'

const LOOK: Record<BannerTone, { icon: IconName; color: string }> = {
  info: { icon: 'info-fill', color: 'bg-sea-tint text-sea' },
  ok: { icon: 'check-circle-fill', color: 'bg-ok-tint text-ok' },
  warn: { icon: 'warning-fill', color: 'bg-warn-tint text-warn' },
  bad: { icon: 'warning-circle-fill', color: 'bg-bad-tint text-bad' },
}

interface BannerProps {
  tone?: BannerTone
  /** A short heading. */
  title?: string
  /** A link or button to resolve it. */
  action?: React.ReactNode
  /** Adds a close button. */
  onClose?(): void
  icon?: IconName
  children?: React.ReactNode
}

/** A persistent notice. Warnings and errors are announced assertively, the rest politely. */
export function Banner({ tone = 'info', title, action, onClose, icon, children }: BannerProps) {
  const t = useTranslations('ui')
  const look = LOOK[tone]
  const urgent = tone === 'warn' || tone === 'bad'
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={cx(
        'relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-18 py-3.5 pl-4 text-15 wrap-break-word forced-colors:border',
        onClose ? 'pr-13' : 'pr-4',
        look.color,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon name={icon ?? look.icon} className="size-6" />
        <div className="min-w-0 text-ink">
          {title && <p className="font-[650]">{title}</p>}
          {children && <div className={cx(title && 'text-ink-2')}>{children}</div>}
        </div>
      </div>
      {action}
      {onClose && (
        <span className="absolute top-1 right-1">
          <IconButton icon="x" label={t('close')} onClick={onClose} />
        </span>
      )}
    </div>
  )
}
