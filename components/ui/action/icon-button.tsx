import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'
import { CounterBadge } from './counter-badge'

/** Class name of an icon button, for other elements. */
export const ICON_BUTTON = 'icon-btn'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  /** Shown at its corner; the label must include it. */
  badge?: React.ReactNode
  /** In progress: a spinner replaces the icon. */
  busy?: boolean
}

/** A round button of 44 px; a toggle with `aria-pressed`. */
export function IconButton({ icon, label, badge, busy, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(ICON_BUTTON, className)}
    >
      {busy ? <span className="spinner" /> : <Icon name={icon} className="size-6" />}
      {badge != null && <CounterBadge>{badge}</CounterBadge>}
    </button>
  )
}
