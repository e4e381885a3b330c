import { cx } from '@/components/ui/class-names'

interface FactLineProps {
  /** By name; empty facts are omitted. */
  facts: Record<string, React.ReactNode>
  className?: string
}

/**
 * Facts in a row, separated by dots. Lines break between facts; each dot precedes its fact and is clipped at
 * the start of a line.
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
