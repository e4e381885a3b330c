import './card.css'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Icon } from '@/components/ui/media/icon'
import { Panel } from './panel'

interface CardProps {
  as?: 'section' | 'article' | 'div'
  title?: React.ReactNode
  /** At the right of the title, e.g. a badge or a menu. */
  aside?: React.ReactNode
  /** Below a divider, e.g. actions. */
  footer?: React.ReactNode
  /** Makes the whole card a link, named by its title. */
  href?: string
  /** The content is loading. */
  busy?: boolean
  /** Currently unavailable; give the reason in `aside`. */
  disabled?: boolean
  /** Error of its content, as a sentence. */
  error?: string
  children?: React.ReactNode
}

/** A panel with a heading above and actions below. */
export function Card(props: CardProps) {
  const { as, title, aside, footer, href, busy, disabled, error, children } = props
  const link = href && !disabled
  return (
    <Panel
      as={as}
      aria-busy={busy || undefined}
      className={cx('card', link && 'card-link', disabled && 'card-off', error && 'card-bad')}
    >
      {(title || aside) && (
        <header className="flex items-start justify-between gap-4">
          <h3 className="min-w-0 text-18 wrap-break-word">
            {link ? <Link href={href}>{title}</Link> : title}
          </h3>
          {aside && <div className="max-w-1/2 flex-none text-right">{aside}</div>}
        </header>
      )}
      {busy ? (
        <div className="grid gap-2.5 pt-1">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : (
        children
      )}
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-14 text-bad">
          <Icon name="warning-circle-fill" className="mt-0.5" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {footer && <footer className="card-foot">{footer}</footer>}
    </Panel>
  )
}
