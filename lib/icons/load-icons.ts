import { fetchIcons, type IconShape, shapesIn } from './services'

const HOUR_MS = 3_600_000
const MOST_KEPT = 2_000

const kept = new Map<string, { shape: IconShape; until: number }>()

/** The set that the shop brings along. */
const OWN_SET = 'ph'

async function ownIcons(names: readonly string[]): Promise<Map<string, IconShape>> {
  const { default: set } = await import('@iconify-json/ph/icons.json')
  return shapesIn(set, names)
}

/** What a set and its icons may be called; anything else is asked of nobody. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Icons of any open set by their names: the shop's own from its disk, others from the public services, for an hour
 * from memory. What nobody has is missing in the answer.
 * @throws where no service answers in time
 */
export async function loadIcons(
  services: readonly string[],
  set: string,
  names: readonly string[],
  milliseconds?: number,
): Promise<Map<string, IconShape>> {
  const now = Date.now()
  const found = new Map<string, IconShape>()
  const asked = NAME.test(set) ? [...new Set(names)].filter((name) => NAME.test(name)) : []
  const unknown = asked.filter((name) => {
    const known = kept.get(`${set}:${name}`)
    if (!known || known.until < now) return true
    found.set(name, known.shape)
    return false
  })
  if (unknown.length === 0) return found
  const fresh =
    set === OWN_SET ? await ownIcons(unknown) : await fetchIcons(services, set, unknown, milliseconds)
  if (kept.size > MOST_KEPT) kept.clear()
  for (const [name, shape] of fresh) {
    kept.set(`${set}:${name}`, { shape, until: now + HOUR_MS })
    found.set(name, shape)
  }
  return found
}
