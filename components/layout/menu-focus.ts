import { type MenuColumn, moveInMenu } from './menu-keys'

function columnsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
}

function entriesOf(column: HTMLElement | undefined): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>('a, button') ?? [])]
}

/** How many entries a column has, and how many of them stand in its first row. */
function measure(entries: HTMLElement[]): MenuColumn {
  const top = entries[0]?.getBoundingClientRect().top
  return {
    entries: entries.length,
    across: entries.filter((entry) => entry.getBoundingClientRect().top === top).length,
  }
}

/** Gives the focus to a column of the wide menu: to the entry that is open, else to its first. */
export function enterColumn(panel: HTMLElement | null, column: number): void {
  const target = columnsOf(panel)[column]
  const open = target?.querySelector<HTMLElement>('[aria-expanded=true]')
  ;(open ?? entriesOf(target)[0])?.focus()
}

/** Arrows, Home and End among the entries of the wide menu. Answers how to stop. */
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
    // Into the parts of the world one comes at the one that is shown, not at the one of the same height.
    if (to.column !== column && next?.hasAttribute('aria-expanded')) enterColumn(panel, to.column)
    else next?.focus()
  }
  panel.addEventListener('keydown', onKeyDown)
  return () => panel.removeEventListener('keydown', onKeyDown)
}
