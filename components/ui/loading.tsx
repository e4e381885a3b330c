interface LoadingProps {
  /** What a screen reader says meanwhile. */
  label: string
  className?: string
  /** Skeletons, for the eye. */
  children: React.ReactNode
}

/** The place of what is on its way. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <p className="sr-only" role="status">
        {label}
      </p>
      {children}
    </div>
  )
}
