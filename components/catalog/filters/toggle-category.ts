/** A category of the menu with those under it. */
export interface CategoryBranch {
  id: string
  children: Array<{ id: string }>
}

const idsOf = ({ id, children }: CategoryBranch) => [id, ...children.map((child) => child.id)]

/**
 * Chosen categories after a click on one. A main category stands for all of itself: choosing one under it narrows
 * to that one, and giving up the last of those leads back to the whole.
 */
export function toggleCategory(chosen: string[], branches: CategoryBranch[], id: string): string[] {
  const branch = branches.find((candidate) => idsOf(candidate).includes(id))
  if (!branch) return chosen
  const elsewhere = chosen.filter((other) => !idsOf(branch).includes(other))
  const within = chosen.filter((other) => other !== branch.id && idsOf(branch).includes(other))
  if (id === branch.id) {
    const on = chosen.includes(id) || within.length > 0
    return on ? elsewhere : [...elsewhere, id]
  }
  const children = within.includes(id) ? within.filter((other) => other !== id) : [...within, id]
  return [...elsewhere, ...(children.length > 0 ? children : [branch.id])]
}

/** Whether a main category is chosen as a whole, in part, or not. */
export function branchState(chosen: string[], { id, children }: CategoryBranch): 'all' | 'some' | 'none' {
  if (chosen.includes(id)) return 'all'
  return children.some((child) => chosen.includes(child.id)) ? 'some' : 'none'
}
