interface Line {
  label: string
  quantity: number
  cancelled: number
  /** Given back afterwards, so that nobody comes with it. */
  deposit: boolean
}

/** Who and what a booking is still for, e.g. 'Adult × 2 · Child × 1'; where all was given up, what it was for. */
export function guestsOf(lines: readonly Line[]): string {
  const sold = lines.filter(({ deposit }) => !deposit)
  const left = sold.filter(({ quantity, cancelled }) => quantity > cancelled)
  const told = left.length > 0 ? left : sold.map((line) => ({ ...line, cancelled: 0 }))
  return told.map(({ label, quantity, cancelled }) => `${label} × ${quantity - cancelled}`).join(' · ')
}
