import type { Area } from '@/lib/contract/catalog'
import { AREA_GROUPS, type AreaGroup } from '@/lib/domain/catalog'

export interface MenuArea {
  slug: string
  name: string
  /** Path of its image, if it has one. */
  image: string | null
}

export interface MenuGroup {
  id: AreaGroup
  label: string
  /** Indexes of its destinations in the full list. */
  areas: number[]
}

export interface MenuAreas {
  areas: MenuArea[]
  groups: MenuGroup[]
}

/** The destinations of the menu, and those of its groups that have any. */
export function menuAreas(areas: readonly Area[], labelOf: (group: AreaGroup) => string): MenuAreas {
  return {
    areas: areas.map(({ slug, name, image }) => ({ slug, name, image: image?.path ?? null })),
    groups: AREA_GROUPS.map((id) => ({
      id,
      label: labelOf(id),
      areas: areas.flatMap(({ groups }, position) => (groups.includes(id) ? [position] : [])),
    })).filter(({ areas: listed }) => listed.length > 0),
  }
}
