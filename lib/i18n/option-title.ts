interface Titled {
  name: string
  route: { from: string; to: string } | null
}

/** Translates `product.optionRoute`. */
export type RouteTranslate = (
  key: 'optionRoute',
  values: { from: string; to: string; option: string },
) => string

/** Returns the name of an option with its route: both directions have options of the same name. */
export const optionTitle = ({ name, route }: Titled, t: RouteTranslate): string =>
  route ? t('optionRoute', { from: route.from, to: route.to, option: name }) : name

/**
 * Returns the names of the options that have the same terms, each once: without the route, unless an option of the same
 * name has other terms.
 */
export function sharedTitles<T extends Titled>(
  sharing: readonly T[],
  options: readonly T[],
  t: RouteTranslate,
): string[] {
  const others = options.filter((option) => !sharing.includes(option)).map(({ name }) => name)
  return [
    ...new Set(
      sharing.map((option) => (others.includes(option.name) ? optionTitle(option, t) : option.name)),
    ),
  ]
}
