/** One page in a browser of its own, as far as the journeys need it. Scripts are expressions. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Returns what an expression is in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks the element that an expression returns, as a visitor does. */
  click(element: string): Promise<void>
  /** Types into the element that an expression returns, as a visitor does; a line end is the Enter key. */
  type(element: string, text: string): Promise<void>
  /** Resizes the page; an engine may have a smallest width. */
  resize(width: number, height: number): Promise<void>
  /** What the page has logged as an error so far. */
  errors(): string[]
  close(): Promise<void>
}
