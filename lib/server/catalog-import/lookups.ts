/** The shop's existing entries that a catalog file may refer to. */
export interface KnownEntries {
  categories: ReadonlyMap<string, { parent: string | null; slug: string }>
  destinations: ReadonlySet<string>
  policies: ReadonlySet<string>
  /** Ids, also of discontinued products. */
  products: ReadonlySet<string>
  redirects: ReadonlyMap<string, string>
}

/** What the shop already has of the options and eSIM profiles of some products of a file. */
export interface Owners {
  /** Product of each option. */
  optionOwners: ReadonlyMap<string, string>
  /** Option of each eSIM profile. */
  profileOwners: ReadonlyMap<string, string>
  /** Number of eSIM profiles per option. */
  profileCounts: ReadonlyMap<string, number>
}
