/** A small count at the corner of an icon. */
export function CounterBadge({ children }: { children: React.ReactNode }) {
  return (
    <span className="counter-badge rounded-pill bg-brand text-center text-12 font-[750] text-on-brand tabular-nums">
      {children}
    </span>
  )
}
