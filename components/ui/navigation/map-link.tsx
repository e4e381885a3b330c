import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/media/icon'
import { cx } from '../class-names'

interface MapLinkProps {
  /** URL of the position; nothing is shown without one. */
  href: string | null
  /** The place, for screen readers. */
  name?: string | undefined
  className?: string
  children: React.ReactNode
}

/** Opens a place on a map, in another tab. */
export function MapLink({ href, name, className, children }: MapLinkProps) {
  const t = useTranslations('ui')
  if (href === null) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={cx('link inline-flex min-h-11 items-center gap-1.5 md:min-h-8', className)}
    >
      {children}
      {name && <span className="sr-only">{t('nameAfter', { name })}</span>}
      <Icon name="arrow-square-out" className="size-4" />
    </a>
  )
}
