import type { ComponentProps } from 'react'
import type { IconName } from '@/lib/icons/icon-names'
import { cx } from './class-names'
import { CounterBadge } from './counter-badge'
import { Icon } from './icon'

/** The look of an icon button, for what is not one. */
export const ICON_BUTTON = 'icon-btn'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  /** At its corner; the label says it too. */
  badge?: React.ReactNode
  /** Work is under way: a spinner takes the icon's place. */
  busy?: boolean
}

/** A round button of 44 px; with `aria-pressed` a switch. */
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
