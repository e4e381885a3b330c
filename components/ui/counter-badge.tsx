/** The small disc with a number at the corner of an icon. */
export function CounterBadge({ children }: { children: React.ReactNode }) {
  return (
    <span className="absolute top-[3px] right-[calc(20px-1.1875rem)] h-[1.1875rem] min-w-[1.1875rem] rounded-pill bg-brand px-[5px] text-center text-12 font-[750] leading-[1.1875rem] text-on-brand tabular-nums">
      {children}
    </span>
  )
}
