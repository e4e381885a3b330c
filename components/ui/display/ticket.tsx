import { cx } from '@/components/ui/class-names'

interface PartProps {
  className?: string
  children: React.ReactNode
}

interface TicketProps extends PartProps {
  as?: 'div' | 'article'
}

/** Something paid for or shown at a gate: sections divided by a dotted line. */
export function Ticket({ as: Element = 'div', className, children }: TicketProps) {
  return <Element className={cx('ticket', className)}>{children}</Element>
}

export function TicketSection({ className, children }: PartProps) {
  return <section className={cx('ticket-section', className)}>{children}</section>
}
