import type { Area } from '@/lib/contract/catalog'
import type { ImageValue } from '@/lib/contract/shared'
import { AREA_GROUPS, type AreaGroup } from '@/lib/domain/catalog'

export interface MenuArea {
  slug: string
  name: string
  image: Pick<ImageValue, 'path' | 'focus'> | null
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
    areas: areas.map(({ slug, name, image }) => ({
      slug,
      name,
      image: image && { path: image.path, focus: image.focus },
    })),
    groups: AREA_GROUPS.map((id) => ({
      id,
      label: labelOf(id),
      areas: areas.flatMap(({ groups }, position) => (groups.includes(id) ? [position] : [])),
    })).filter(({ areas: listed }) => listed.length > 0),
  }
}
