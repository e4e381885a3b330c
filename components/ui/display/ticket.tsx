import './ticket.css'
import { cx } from '@/components/ui/class-names'

interface PartProps {
  className?: string
  children: React.ReactNode
}

/** Something paid for or shown at a gate: sections divided by a dotted line. */
export function Ticket({ className, children }: PartProps) {
  return <div className={cx('ticket', className)}>{children}</div>
}

export function TicketSection({ className, children }: PartProps) {
  return <div className={cx('ticket-section', className)}>{children}</div>
}
