import { LRUCache } from 'lru-cache'
import { fetchIcons, type IconShape, shapesIn } from './services'

const cache = new LRUCache<string, IconShape>({ max: 2_000, ttl: 3_600_000 })

/** The icon set that ships with the shop. */
const OWN_SET = 'ph'

async function ownIcons(names: readonly string[]): Promise<Map<string, IconShape>> {
  const { default: set } = await import('@iconify-json/ph/icons.json')
  return shapesIn(set, names)
}

/** Valid names of sets and icons; others are never requested. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Loads icons of any open set by name: the shop's own set from disk, others from public services with a
 * one-hour cache in memory. Unknown icons are missing in the result.
 * @throws if no service responds in time
 */
export async function loadIcons(
  services: readonly string[],
  set: string,
  names: readonly string[],
  milliseconds?: number,
): Promise<Map<string, IconShape>> {
  const found = new Map<string, IconShape>()
  const valid = NAME.test(set) ? [...new Set(names)].filter((name) => NAME.test(name)) : []
  const uncached = valid.filter((name) => {
    const shape = cache.get(`${set}:${name}`)
    if (shape) found.set(name, shape)
    return !shape
  })
  if (uncached.length === 0) return found
  const fresh =
    set === OWN_SET ? await ownIcons(uncached) : await fetchIcons(services, set, uncached, milliseconds)
  for (const [name, shape] of fresh) {
    cache.set(`${set}:${name}`, shape)
    found.set(name, shape)
  }
  return found
}
