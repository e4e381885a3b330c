/** Removes case and accents: 'Quebec' finds 'Québec'. Thai and Chinese marks are letters, so they stay. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase()
    .trim()
}

/** Returns the items whose text contains the query; those starting with it come first. */
export function matching<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const query = plain(typed)
  if (!query) return items
  const places = items.map((item) => ({ item, place: plain(textOf(item)).indexOf(query) }))
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(
    ({ item }) => item,
  )
}

export interface ItemGroup<Item> {
  /** Null for items without a heading. */
  heading: string | null
  items: Array<{ item: Item; index: number }>
}

/**
 * Groups items by heading, each with its index in the whole list; headings are ordered by their first item.
 */
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
