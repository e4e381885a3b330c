/** A column of the wide menu: the number of entries, and how many are side by side. */
export interface MenuColumn {
  entries: number
  across: number
}

export interface MenuPlace {
  column: number
  entry: number
}

/**
 * Returns the target of a key from an entry of the wide menu; null if the key is not handled or there is
 * nothing in that direction. Sideways from the edge of a column leads to the next one, to the entry at about
 * the same height.
 */
export function moveInMenu(key: string, from: MenuPlace, columns: MenuColumn[]): MenuPlace | null {
  const here = columns[from.column]
  if (!here) return null
  const to = (entry: number) => (entry >= 0 && entry < here.entries ? { ...from, entry } : null)
  const beside = (column: number): MenuPlace | null => {
    const next = columns[column]
    if (!next || next.entries === 0) return null
    const row = Math.floor(from.entry / here.across)
    const entry = row * next.across + (column < from.column ? next.across - 1 : 0)
    return { column, entry: Math.min(entry, next.entries - 1) }
  }
  switch (key) {
    case 'ArrowDown':
      return to(from.entry + here.across)
    case 'ArrowUp':
      return to(from.entry - here.across)
    case 'ArrowRight':
      return (from.entry + 1) % here.across === 0 || from.entry + 1 === here.entries
        ? beside(from.column + 1)
        : to(from.entry + 1)
    case 'ArrowLeft':
      return from.entry % here.across === 0 ? beside(from.column - 1) : to(from.entry - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(here.entries - 1)
    default:
      return null
  }
}
