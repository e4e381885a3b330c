interface LoadingProps {
  /** What a screen reader says meanwhile. */
  label: string
  className?: string
  /** Otherwise these are places alone, for what is not asked for yet. */
  busy?: boolean
  /** Skeletons, for the eye. */
  children: React.ReactNode
}

/** The place of what is on its way. */
export function Loading({ label, className, busy = true, children }: LoadingProps) {
  return (
    <div aria-busy={busy || undefined} className={className}>
      <p className="sr-only" role="status">
        {busy ? label : ''}
      </p>
      {children}
    </div>
  )
}
