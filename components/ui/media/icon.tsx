'use client'

import { cx } from '@/components/ui/class-names'
import type { IconId } from '@/lib/icons/icon-names'
import { MORE_ICONS } from '@/lib/icons/more-icons'

interface IconProps {
  name: IconId
  /** Accessible name, if no text beside it describes it. */
  label?: string
  className?: string
}

const MORE: ReadonlySet<string> = new Set(MORE_ICONS)

/** Returns the URL in one of the sprites, or of the endpoint for other icon sets. */
function addressOf(id: IconId): string {
  const [set, name] = id.split(':')
  if (name) return `/icons/${set}.svg?icons=${name}#${name}`
  return MORE.has(id) ? `/icons-more.svg#${id}` : `/icons.svg#${id}`
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
