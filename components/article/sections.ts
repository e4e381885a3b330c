import { isAbout, type Part, type Parts } from './parts'

interface Stated<Id extends string> {
  id: Id
  title: string
  text: string
}

/**
 * Returns the sections of a page about what the shop has; a section whose text has nothing left to say is left out.
 * @param needs the part that a section is about, if it is about one
 */
export function statedSections<Id extends string>(
  ids: readonly Id[],
  parts: Parts,
  needs: Partial<Record<Id, Part>>,
  read: (id: Id) => Omit<Stated<Id>, 'id'>,
): Stated<Id>[] {
  return ids
    .filter((id) => isAbout(parts, needs[id] ?? null))
    .map((id) => ({ id, ...read(id) }))
    .filter(({ text }) => text.trim() !== '')
}
