interface Line {
  label: string
  quantity: number
}

/** Who and what a booking is for, e.g. 'Adult × 2 · Child × 1'. */
export function guestsOf(lines: readonly Line[]): string {
  return lines.map(({ label, quantity }) => `${label} × ${quantity}`).join(' · ')
}
