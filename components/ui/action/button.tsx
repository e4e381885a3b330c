import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its parent. */
  wide?: boolean
  /** In progress: keeps its label and focus, ignores further clicks. */
  busy?: boolean
  icon?: IconName
}

function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  variant,
  size,
  wide,
  busy,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy && (onClick || rest.type === 'submit') ? refuse : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(buttonStyle(variant, size, wide), className)}
    >
      {busy ? <span className={cx('spinner', !icon && 'spinner-narrow')} /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
