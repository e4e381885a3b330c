'use client'

import type { IconId } from '@/lib/icons/icon-names'
import { cx } from './class-names'

interface IconProps {
  name: IconId
  /** Says what it shows where no text beside it does. */
  label?: string
  className?: string
}

/** In the sprite, or at the endpoint for icons of other sets. */
function addressOf(id: IconId): string {
  const [set, name] = id.split(':')
  return name ? `/icons/${set}.svg?icons=${name}#${name}` : `/icons.svg#${id}`
}

/**
 * An icon of the sprite or another set, as large as 1.25 lines of its text and in its colour. A client component only
 * so that its name travels with a page instead of its markup, a second time after the HTML.
 */
export function Icon({ name, label, className }: IconProps) {
  const use = <use href={addressOf(name)} />
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
