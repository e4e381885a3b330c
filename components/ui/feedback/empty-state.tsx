import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import type { IconName } from '@/lib/icons/icon-names'

export interface EmptyStateProps {
  title: string
  /** Level of the title; default h2. The first one is for a page that has nothing else. */
  heading?: 'h1' | 'h2' | 'h3'
  /** Path of a round image. */
  image?: string
  /** Instead of an image, where space is limited. */
  icon?: IconName
  action?: React.ReactNode
  children?: React.ReactNode
}

/** Replaces an empty list: what would be here, and how to get there. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  image,
  icon,
  action,
  children,
}: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 px-4 py-10 text-center wrap-break-word">
      {image && (
        <ShopImage
          path={image}
          alt=""
          sizes="200px"
          ratio={1}
          widest={320}
          className="mb-2 size-50 rounded-full object-cover"
        />
      )}
      {icon && (
        <span className="mb-1 grid size-18 place-items-center rounded-full bg-bg-2 text-ink-3">
          <Icon name={icon} className="size-8" />
        </span>
      )}
      <Heading className={cx('max-w-full', Heading === 'h3' ? 'text-20' : 'text-24')}>{title}</Heading>
      {children && <div className="w-full max-w-[28em] text-ink-3">{children}</div>}
      {action}
    </div>
  )
}
