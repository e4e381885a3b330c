interface AccountHeadingProps {
  title: string
  /** Below the title, e.g. the link to the other form. */
  lead?: React.ReactNode
  /** Above the title, e.g. the step number. */
  step?: string
}

/** Heading of a step in an account form. */
export function AccountHeading({ title, lead, step }: AccountHeadingProps) {
  return (
    <div className="wrap-break-word">
      {step && <p className="mb-1 text-14 font-semibold text-ink-3 tabular-nums">{step}</p>}
      <h1>{title}</h1>
      {lead && <p className="mt-1.5 text-ink-3">{lead}</p>}
    </div>
  )
}
