interface DayWordsProps {
  /** The full date and its state; contains the visible text, in the same order. */
  words: string | undefined
  children: React.ReactNode
}

/**
 * A day and its accessible name. The name is content, not an `aria-label`: a label must contain the visible
 * digits verbatim, which not every language can do within a date.
 */
export function DayWords({ words, children }: DayWordsProps) {
  return (
    <>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  )
}
