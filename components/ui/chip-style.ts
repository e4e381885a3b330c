/** The look of a chip, for what is not a `<Chip>`. */
export function chipStyle(selected = false): string {
  return selected ? 'chip chip-on' : 'chip'
}
