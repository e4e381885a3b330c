interface DayWordsProps {
  /** The whole date and what is to be said of it; holds what is seen, in the same order. */
  words: string | undefined
  children: React.ReactNode
}

/**
 * What a day shows, and its name in words. The words are content and no label of the button: a label would have to
 * repeat word for word the bare digits that are seen, which no language can say as part of a date.
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
