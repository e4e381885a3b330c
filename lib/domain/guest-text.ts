interface PriceLine {
  label: string
  quantity: number
  cancelled: number
  /** A returnable deposit, which is not a guest. */
  deposit: boolean
}

/** Returns the remaining guests or items, e.g. 'Adult × 2 · Child × 1'; all of them if all are cancelled. */
export function guestsOf(lines: readonly PriceLine[]): string {
  const sold = lines.filter(({ deposit }) => !deposit)
  const left = sold.filter(({ quantity, cancelled }) => quantity > cancelled)
  const listed = left.length > 0 ? left : sold.map((line) => ({ ...line, cancelled: 0 }))
  return listed.map(({ label, quantity, cancelled }) => `${label} × ${quantity - cancelled}`).join(' · ')
}
