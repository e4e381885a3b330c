import { LRUCache } from 'lru-cache'
import { fetchIcons, type IconShape, iconTimeout, OversizedResponse, shapesIn } from './services'

type Shapes = Map<string, IconShape>

const HOUR_MS = 3_600_000
/** How long an icon that no service has, or whose request failed, is not requested again. */
const MISSING_MS = 600_000
const FAILED_MS = 30_000

const cache = new LRUCache<string, IconShape>({ max: 2_000, ttl: HOUR_MS })
/** Apart from the icons, so that requests for random names do not displace them; an error if its request failed. */
const misses = new LRUCache<string, Error | 'unknown'>({ max: 5_000, ttl: MISSING_MS })
const running = new Map<string, Promise<Shapes>>()

/** The icon set that ships with the shop. */
const OWN_SET = 'ph'

async function ownIcons(names: readonly string[]): Promise<Shapes> {
  const { default: set } = await import('@iconify-json/ph/icons.json')
  return shapesIn(set, names)
}

/** Valid names of sets and icons; others are never requested, nor remembered as unknown. */
const NAME = /^(?=.{1,128}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

interface Source {
  services: readonly string[]
  set: string
  milliseconds?: number
  /** Runs the requests to services in its turn; at once without it. */
  inTurn?: (work: () => Promise<Shapes>) => Promise<Shapes>
}

interface Deadline {
  signal: AbortSignal
  /** Whether others of the same request had a part of the time. */
  isShared: boolean
}

/**
 * Loads the halves of what is too large as a whole, one after the other: an icon must not count as failed because of those
 * that it was requested with.
 */
async function loadHalves(source: Source, names: readonly string[], signal: AbortSignal): Promise<Shapes> {
  const shapes: Shapes = new Map()
  const failures: unknown[] = []
  const middle = Math.ceil(names.length / 2)
  for (const half of [names.slice(0, middle), names.slice(middle)]) {
    const loaded = await loadFresh(source, half, { signal, isShared: true }).catch((cause: unknown) => {
      failures.push(cause)
      return new Map<string, IconShape>()
    })
    for (const [name, shape] of loaded) shapes.set(name, shape)
  }
  if (failures.length > 0) throw failures[0]
  return shapes
}

/**
 * Loads icons and remembers which of them exist; one that is too large alone counts as unknown.
 * @throws if no service responds in time
 */
async function loadFresh(
  source: Source,
  names: readonly string[],
  { signal, isShared }: Deadline = { signal: iconTimeout(source.milliseconds), isShared: false },
): Promise<Shapes> {
  const { services, set } = source
  try {
    const shapes = set === OWN_SET ? await ownIcons(names) : await fetchIcons(services, set, names, signal)
    for (const name of names) {
      const shape = shapes.get(name)
      if (shape) cache.set(`${set}:${name}`, shape)
      else misses.set(`${set}:${name}`, 'unknown')
    }
    return shapes
  } catch (cause) {
    if (cause instanceof OversizedResponse && names.length > 1) return loadHalves(source, names, signal)
    const error = new Error(`icons of ${set} could not be fetched`, { cause })
    const isTooLarge = cause instanceof OversizedResponse
    for (const name of names) {
      if (isTooLarge) misses.set(`${set}:${name}`, 'unknown')
      else if (!(isShared && signal.aborted)) misses.set(`${set}:${name}`, error, { ttl: FAILED_MS })
    }
    if (isTooLarge) return new Map()
    throw error
  }
}

/** Starts one request for all of the names; others that need one of them wait for it. */
function startLoading(source: Source, names: readonly string[]): Promise<Shapes> {
  const keys = names.map((name) => `${source.set}:${name}`)
  const load = () => loadFresh(source, names)
  const loading = (source.inTurn && source.set !== OWN_SET ? source.inTurn(load) : load()).finally(() => {
    for (const key of keys) running.delete(key)
  })
  for (const key of keys) running.set(key, loading)
  return loading
}

/**
 * Loads icons of any open set by name: the shop's own set from disk, others from public services with a
 * one-hour cache in memory. Unknown icons are missing in the result. An icon is requested once at a time, and not again
 * for a while if there is none.
 * @throws if no service responds in time; what `inTurn` throws
 */
export async function loadIcons(
  services: readonly string[],
  set: string,
  names: readonly string[],
  { milliseconds, inTurn }: Pick<Source, 'milliseconds' | 'inTurn'> = {},
): Promise<Shapes> {
  const found: Shapes = new Map()
  const loads = new Set<Promise<Shapes>>()
  const fresh: string[] = []
  const valid = NAME.test(set) ? [...new Set(names)].filter((name) => NAME.test(name)) : []
  let failed: Error | undefined
  for (const name of valid) {
    const key = `${set}:${name}`
    const shape = cache.get(key)
    const miss = misses.get(key)
    const load = running.get(key)
    if (shape) found.set(name, shape)
    else if (load) loads.add(load)
    else if (miss === undefined) fresh.push(name)
    else if (miss !== 'unknown') failed = miss
  }
  if (fresh.length > 0) loads.add(startLoading({ services, set, milliseconds, inTurn }, fresh))
  for (const shapes of await Promise.all(loads))
    for (const [name, shape] of shapes) if (valid.includes(name)) found.set(name, shape)
  if (failed) throw failed
  return found
}
