/** The small disc with a number at the corner of an icon. */
export function CounterBadge({ children }: { children: React.ReactNode }) {
  return (
    <span className="absolute top-[3px] right-px h-[19px] min-w-[19px] rounded-pill bg-brand px-[5px] text-center text-[11.5px] font-[750] leading-[19px] text-on-brand tabular-nums">
      {children}
    </span>
  )
}
