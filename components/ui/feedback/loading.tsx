interface LoadingProps {
  /** Announced by screen readers meanwhile. */
  label: string
  className?: string
  /** False for placeholders of content that is not requested yet. */
  busy?: boolean
  /** Skeletons, hidden from screen readers. */
  children: React.ReactNode
}

/** A placeholder for content that is loading. */
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
