/** The shop's existing entries that a catalog file may refer to. */
export interface Known {
  categories: ReadonlyMap<string, { parent: string | null; slug: string }>
  destinations: ReadonlySet<string>
  policies: ReadonlySet<string>
  /** Ids, also of discontinued products. */
  products: ReadonlySet<string>
  /** Product of each option. */
  optionOwners: ReadonlyMap<string, string>
  redirects: ReadonlyMap<string, string>
  /** Option of each eSIM profile that the file names. */
  profileOwners: ReadonlyMap<string, string>
  /** Number of eSIM profiles per option. */
  profileCounts: ReadonlyMap<string, number>
}
