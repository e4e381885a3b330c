/** A main category with its sub-categories. */
export interface CategoryBranch {
  id: string
  children: Array<{ id: string }>
}

const idsOf = ({ id, children }: CategoryBranch) => [id, ...children.map((child) => child.id)]

/**
 * Returns the selected categories after a click on one. A main category includes all of its sub-categories:
 * selecting one narrows it, and deselecting the last one restores the main category.
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

/** Returns whether all, some or none of a main category is selected. */
export function branchState(chosen: string[], { id, children }: CategoryBranch): 'all' | 'some' | 'none' {
  if (chosen.includes(id)) return 'all'
  return children.some((child) => chosen.includes(child.id)) ? 'some' : 'none'
}
