'use client'

import { cx } from '@/components/ui/class-names'
import type { IconId } from '@/lib/icons/icon-names'

interface IconProps {
  name: IconId
  /** Accessible name, if no text beside it describes it. */
  label?: string
  className?: string
}

/** Returns the URL in the sprite, or of the endpoint for other icon sets. */
function addressOf(id: IconId): string {
  const [set, name] = id.split(':')
  return name ? `/icons/${set}.svg?icons=${name}#${name}` : `/icons.svg#${id}`
}

/**
 * An icon of the sprite or another set, 1.25 em in size and in the text color. A client component only so
 * that the RSC payload carries its name instead of its markup.
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
