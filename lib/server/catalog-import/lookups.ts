/** What the shop has already, as far as a file may speak of it. */
export interface Known {
  categories: ReadonlyMap<string, { parent: string | null; slug: string }>
  destinations: ReadonlySet<string>
  policies: ReadonlySet<string>
  /** Which product each option belongs to. */
  optionOwners: ReadonlyMap<string, string>
  redirects: ReadonlyMap<string, string>
  /** Which option each eSIM profile that the file names belongs to. */
  profileOwners: ReadonlyMap<string, string>
  /** How many eSIM profiles each option has. */
  profileCounts: ReadonlyMap<string, number>
}
