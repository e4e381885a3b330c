/** Joins the class names that are there. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ')
}
