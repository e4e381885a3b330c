/**
 * Parts that a shop may lack, by the arguments with which a text leaves out what names one of them, as in
 * `{hasOrders, select, true {…} other {}}`. A text may not be empty as a whole: an entry that is about one part alone is
 * in a table instead.
 */
export const PARTS = {
  hasProducts: 'products',
  hasOrders: 'orders',
  hasSettings: 'settings',
  hasSupport: 'support',
} as const

export type Part = keyof typeof PARTS

/** For each part whether the shop has it; as texts, because `select` compares texts. */
export type Parts = Record<Part, 'true' | 'false'>

/** Whether the shop has the part that an entry is about. @param needs null for an entry about no part */
export const isAbout = (parts: Parts, needs: Part | null): boolean =>
  needs === null || parts[needs] === 'true'
