/** Props of a checkbox: uncontrolled in a plain form, controlled with an `onChange`. */
export function checkedAs(checked: boolean, onChange: (() => void) | undefined) {
  return onChange ? { checked, onChange } : { defaultChecked: checked }
}
