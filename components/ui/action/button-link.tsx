import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style'

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonStyle(variant, size, wide), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
