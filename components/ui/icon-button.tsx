import type { ComponentProps } from 'react'
import type { IconName } from '@/lib/icons/icon-names'
import { cx } from './class-names'
import { CounterBadge } from './counter-badge'
import { Icon } from './icon'

export const ICON_BUTTON =
  'relative inline-grid size-11 flex-none place-items-center rounded-full text-ink hover:bg-bg-3 disabled:opacity-40'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  badge?: React.ReactNode
}

export function IconButton({ icon, label, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={cx(ICON_BUTTON, className)}>
      <Icon name={icon} className="size-6" />
      {badge != null && <CounterBadge>{badge}</CounterBadge>}
    </button>
  )
}
