import { EARLY_PRESS_MS, type EarlyPress, isWanted, lastOfGroups, nameOf } from './early-press'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the pre-paint script remembers of a page that is not interactive yet. */
export interface Early {
  press?: EarlyPress | null
  /** Changed fields with what the visitor entered: a text, or whether it is checked. */
  fields: Map<Field, string | boolean>
  /** Forgets the press. */
  drop(): void
  /** Called when something was remembered after the start. */
  go?(): void
}

declare global {
  interface Window {
    early?: Early
  }
}

const RETRY_MS = 50
/** Of fields in a part whose code takes longer than a press may wait. */
const LATER_MS = 1_000

/** React stops an event in a part that it cannot hydrate yet, and hydrates the others for it. */
function isHydrated(control: Element): boolean {
  let reached = false
  const reach = () => {
    reached = true
  }
  // No code of the shop handles this type, and React treats it like a press.
  control.addEventListener('dragend', reach)
  control.dispatchEvent(new Event('dragend'))
  control.removeEventListener('dragend', reach)
  return reached
}

const isInteractive = (control: Element) =>
  document.documentElement.dataset.ready !== undefined &&
  !control.closest('[data-waits]') &&
  isHydrated(control)

/** The control itself, or the only shown one with the same name if its element was replaced. */
function present<Control extends Element>(control: Control): Control | null {
  if (control.isConnected) return control
  const name = nameOf(control)
  const same = [...document.querySelectorAll<Control>(control.localName)].filter(
    (other) => nameOf(other) === name && other.getClientRects().length > 0,
  )
  return same.length === 1 ? (same[0] ?? null) : null
}

/** Reports a change to React, which ignores one to the value that it read while it hydrated. */
function report(field: Field, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    if (field.checked === value) field.checked = !value
    field.click()
    return
  }
  const text = String(value)
  if (field.value !== text && field.type !== 'file') field.value = text
  // Its own record of the value: setting another one would end the composition of an IME.
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue(value: string): void } }
  tracker?.setValue(`${text}.`)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Reports the changed fields that are interactive by now; returns whether there were any. */
function reportFields(fields: Early['fields']): boolean {
  let some = false
  for (const [field, value] of lastOfGroups(fields)) {
    const shown = present(field)
    if (shown && !isInteractive(shown)) continue
    fields.delete(field)
    if (!shown) continue
    report(shown, value)
    some = true
  }
  return some
}

/** Performs the remembered press if its control is interactive by now. */
function performPress(early: Early): void {
  const { press } = early
  if (!press) return
  const control = present(press.control)
  if (!control || !isWanted(press, Date.now(), location.pathname)) {
    early.drop()
    return
  }
  if (!isInteractive(control)) return
  early.drop()
  control.click()
}

/** Performs what the visitor did before the page was interactive, and later in parts that are not. */
export function startEarly(early: Early): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let since = Date.now()
  function run() {
    timer = null
    // A press may depend on what was chosen before it.
    if (!reportFields(early.fields)) performPress(early)
    if (early.press || early.fields.size > 0) again()
  }
  function again() {
    timer = setTimeout(run, Date.now() - since < EARLY_PRESS_MS ? RETRY_MS : LATER_MS)
  }
  early.go = () => {
    if (!early.press && early.fields.size === 0) return
    if (timer !== null) clearTimeout(timer)
    since = Date.now()
    run()
  }
  early.go()
  return () => {
    early.go = undefined
    if (timer !== null) clearTimeout(timer)
  }
}
