/** Letters without case and accents, so that 'Quebec' finds 'Québec'. Thai and Chinese marks stay: they are letters. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase()
    .trim()
}

/** The items whose text holds what was typed; those that begin with it come first. */
export function matching<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = plain(typed)
  if (!wanted) return items
  const places = items.map((item) => ({ item, place: plain(textOf(item)).indexOf(wanted) }))
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(
    ({ item }) => item,
  )
}

export interface ItemGroup<Item> {
  /** Null for items that stand under no heading. */
  heading: string | null
  items: Array<{ item: Item; index: number }>
}

/** Items under their headings, each with its place in the whole list; headings come in the order of their first item. */
export function grouped<Item>(
  items: readonly Item[],
  headingOf: ((item: Item) => string | null) | undefined,
): ItemGroup<Item>[] {
  const groups = new Map<string | null, ItemGroup<Item>['items']>()
  for (const item of items) {
    const heading = headingOf?.(item) ?? null
    groups.set(heading, [...(groups.get(heading) ?? []), { item, index: 0 }])
  }
  let index = 0
  return [...groups].map(([heading, entries]) => ({
    heading,
    items: entries.map(({ item }) => ({ item, index: index++ })),
  }))
}
