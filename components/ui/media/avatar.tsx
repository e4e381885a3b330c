'use client'

import { Avatar as Radix } from 'radix-ui'
import { cx } from '@/components/ui/class-names'
import { Icon } from './icon'
import { initials } from './initials'

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl'

const SIZE: Record<AvatarSize, string> = {
  sm: 'size-8 text-13',
  md: 'size-11 text-16',
  lg: 'size-16 text-24',
  xl: 'size-24 text-38',
}

interface AvatarProps {
  /** Owner of the image: the alternative text, and the initials if there is no image. */
  name: string
  src?: string | null
  size?: AvatarSize
  /** The name is shown beside it, so the image is decorative. */
  decorative?: boolean
  className?: string
}

/** A user's image; a disc with initials while it loads, if it fails, and if there is none. */
export function Avatar({ name, src, size = 'md', decorative, className }: AvatarProps) {
  const letters = initials(name)
  return (
    <Radix.Root
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={cx(
        'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-brand-tint font-[650] text-ember-deep select-none forced-colors:border',
        SIZE[size],
        className,
      )}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none">{letters || <Icon name="user" />}</Radix.Fallback>
    </Radix.Root>
  )
}
