/** Class names of a chip, for elements other than `<Chip>`. */
export function chipStyle(selected = false): string {
  return selected ? 'chip chip-on' : 'chip'
}
