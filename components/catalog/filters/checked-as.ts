/** What a box shows: as the page was made where nobody listens, else as it is now. */
export function checkedAs(checked: boolean, onChange: (() => void) | undefined) {
  return onChange ? { checked, onChange } : { defaultChecked: checked }
}
