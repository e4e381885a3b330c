/** Joins the class names that are truthy strings. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ')
}
