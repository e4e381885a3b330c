import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { chipStyle } from './chip-style'

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean
  /** Represents something applied; a click removes it. Name the action in `aria-label`. */
  removable?: boolean
}

export function Chip({ selected, removable, className, children, ...button }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : selected}
      {...button}
      className={cx(chipStyle(selected || removable), className)}
    >
      {children}
      {removable && <Icon name="x-bold" className="size-4" />}
    </button>
  )
}
