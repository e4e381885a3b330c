import { cx } from '@/components/ui/class-names'

interface FactLineProps {
  /** By their names; what is empty is left out. */
  facts: Record<string, React.ReactNode>
  className?: string
}

/**
 * Facts after one another with dots between them. Where a line ends it ends between two, and no dot stays: each stands
 * in front of its fact, and before the first of a line it is out of sight.
 */
export function FactLine({ facts, className }: FactLineProps) {
  const shown = Object.entries(facts).filter(([, fact]) => fact)
  if (shown.length === 0) return null
  return (
    <p className={cx('overflow-hidden', className)}>
      <span className="-ml-3 flex flex-wrap">
        {shown.map(([name, fact], at) => (
          <span key={name} className="relative max-w-full pl-3 wrap-break-word">
            {at > 0 && <span className="absolute left-1">{' · '}</span>}
            {fact}
          </span>
        ))}
      </span>
    </p>
  )
}
