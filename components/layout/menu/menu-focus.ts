import { type MenuColumn, moveInMenu } from './menu-keys'

function columnsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
}

function entriesOf(column: HTMLElement | undefined): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>('a, button') ?? [])]
}

/** Returns the number of entries in a column, and in its first row. */
function measure(entries: HTMLElement[]): MenuColumn {
  const top = entries[0]?.getBoundingClientRect().top
  return {
    entries: entries.length,
    across: entries.filter((entry) => entry.getBoundingClientRect().top === top).length,
  }
}

/** Focuses a column of the wide menu: its expanded entry, else its first. */
export function enterColumn(panel: HTMLElement | null, column: number): void {
  const target = columnsOf(panel)[column]
  const open = target?.querySelector<HTMLElement>('[aria-expanded=true]')
  ;(open ?? entriesOf(target)[0])?.focus()
}

/** Handles arrow keys, Home and End in the wide menu. Returns a function that stops listening. */
export function listenToMenuKeys(panel: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const columns = columnsOf(panel).map(entriesOf)
    const column = columns.findIndex((entries) => entries.includes(event.target as HTMLElement))
    const entry = columns[column]?.indexOf(event.target as HTMLElement) ?? -1
    const to = moveInMenu(event.key, { column, entry }, columns.map(measure))
    if (!to) return
    event.preventDefault()
    const next = columns[to.column]?.[to.entry]
    // Enter the column of regions at the expanded one, not at the one of the same height.
    if (to.column !== column && next?.hasAttribute('aria-expanded')) enterColumn(panel, to.column)
    else next?.focus()
  }
  panel.addEventListener('keydown', onKeyDown)
  return () => panel.removeEventListener('keydown', onKeyDown)
}
