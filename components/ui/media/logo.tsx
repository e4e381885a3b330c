/** The sun on the horizon, and the name. */
export function Logo({ name = 'Sunhop' }: { name?: string }) {
  return (
    <span
      lang="en"
      className="inline-flex items-center gap-[9px] font-display text-[1.375rem] leading-none font-extrabold tracking-[-0.035em] md:text-[1.5625rem]"
    >
      <svg viewBox="0 0 32 32" className="size-7 flex-none md:size-8" aria-hidden="true">
        <path
          fill="#f9691c"
          d="M16 1a15 15 0 0 1 14.6 18.4H1.4A15 15 0 0 1 16 1M2.1 21.5h27.8l-1 2.1H3.1zM5 26.3h22l-2 1.7H7z"
        />
      </svg>
      {name}
    </span>
  )
}
