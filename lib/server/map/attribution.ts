import type { MapAttribution } from '@/lib/map/addresses'

const MAX_LENGTH = 120
const OPEN_STREET_MAP: MapAttribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** HTML as plain text: map files state who made them as a link. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
}

/** Returns who made the data of a map file, by its metadata. Without a statement they count as from OpenStreetMap. */
export function attributionOf(stated: unknown): MapAttribution {
  const text = typeof stated === 'string' ? plain(stated) : ''
  if (text === '' || /openstreetmap|\bosm\b/i.test(text)) return OPEN_STREET_MAP
  return { text, url: null }
}
