/** The pre-paint script disables the element of this id when the document is complete. */
export const STREAMING_STYLE = 'streaming-style'

/**
 * Hides the elements of a bar, which would shift with each chunk of streamed HTML, until its last child has arrived.
 * `:last-child` would not do: it matches only when the parent is complete.
 */
const STYLE = '.shown-whole:not(:has(>.shown-end))>*{visibility:hidden}'

/** The style of bars that are streamed; see `shown-whole` in docs/design.md. */
export function StreamingStyle() {
  return <style id={STREAMING_STYLE}>{STYLE}</style>
}
