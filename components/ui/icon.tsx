import type { IconName } from '@/lib/icons/icon-names'
import { cx } from './class-names'

interface IconProps {
  name: IconName
  /** Says what it shows where no text beside it does. */
  label?: string
  className?: string
}

/** An icon of the sprite, as large as 1.25 lines of its text and in its colour. */
export function Icon({ name, label, className }: IconProps) {
  const use = <use href={`/icons.svg#${name}`} />
  if (label)
    return (
      <svg className={cx('icon', className)} viewBox="0 0 256 256" role="img" aria-label={label}>
        {use}
      </svg>
    )
  return (
    <svg className={cx('icon', className)} viewBox="0 0 256 256" aria-hidden="true">
      {use}
    </svg>
  )
}
