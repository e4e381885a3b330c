'use client'

import type { IconName } from '@/lib/icons/icon-names'
import { cx } from './class-names'

interface IconProps {
  name: IconName
  /** Says what it shows where no text beside it does. */
  label?: string
  className?: string
}

/**
 * An icon of the sprite, as large as 1.25 lines of its text and in its colour. A client component only so that its
 * name travels with a page instead of its markup, a second time after the HTML.
 */
export function Icon({ name, label, className }: IconProps) {
  const use = <use href={`/icons.svg#${name}`} />
  if (label)
    return (
      <svg className={cx('icon', className)} role="img" aria-label={label}>
        {use}
      </svg>
    )
  return (
    <svg className={cx('icon', className)} aria-hidden="true">
      {use}
    </svg>
  )
}
