/** A remembered press is performed within this time, or not at all: the visitor may have moved on. */
export const EARLY_PRESS_MS = 10_000

/** A press on a control that was not interactive yet. */
export interface EarlyPress {
  control: HTMLElement
  /** When it was pressed, in milliseconds since the epoch. */
  at: number
  /** Path of the page that it was pressed on. */
  page: string
}

/** Whether a remembered press may still be performed. */
export function isWanted({ at, page }: Pick<EarlyPress, 'at' | 'page'>, now: number, path: string): boolean {
  return now - at < EARLY_PRESS_MS && page === path
}

const NAMING = ['name', 'type', 'value', 'role', 'aria-label', 'data-act', 'data-id']

/** What names a control beside its element, which React replaces where it cannot hydrate a part. */
export function nameOf(
  control: Pick<Element, 'localName' | 'getAttribute'> & { textContent: string | null },
): string {
  const attributes = NAMING.map((name) => control.getAttribute(name))
  return JSON.stringify([control.localName, ...attributes, control.textContent?.trim()])
}

/** Of several radio buttons of a group that were chosen one after another only the last one counts. */
export function lastOfGroups<Field extends { type: string; name: string; form: unknown }, Value>(
  fields: ReadonlyMap<Field, Value>,
): Array<[Field, Value]> {
  const all = [...fields]
  return all.filter(
    ([{ type, name, form }], index) =>
      type !== 'radio' ||
      !all
        .slice(index + 1)
        .some(([later]) => later.type === type && later.name === name && later.form === form),
  )
}
