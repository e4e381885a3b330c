/** A text that something else follows in its line, with a space unless it ends in full-width punctuation, which has its own. */
export function LeadIn({ children }: { children: string }) {
  return /[：。，、；！？]$/.test(children) ? children : `${children} `
}
