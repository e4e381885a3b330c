import { getIconData } from '@iconify/utils'

const TIMEOUT_MS = 2000
const ROTATE_MS = 750
const MAX_URL_LENGTH = 500

/** SVG content with the size of its view box. */
export interface IconShape {
  body: string
  width: number
  height: number
}

type IconSet = Parameters<typeof getIconData>[0]

/** Returns the URLs that request icons of a set, with as many icons per URL as its length allows. */
export function iconAddresses(service: string, set: string, names: readonly string[]): string[] {
  const addresses: string[] = []
  for (const name of names) {
    const last = addresses.at(-1)
    const longer = last && `${last},${name}`
    if (longer && longer.length <= MAX_URL_LENGTH) addresses[addresses.length - 1] = longer
    else addresses.push(`${service}/${set}.json?icons=${name}`)
  }
  return addresses.filter((address) => address.length <= MAX_URL_LENGTH)
}

async function fetchIconSet(address: string, signal: AbortSignal): Promise<IconSet> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return (await response.json()) as IconSet
}

/** Requests a URL, and the next one too if it fails or is slow. The first response wins. */
function requestInTurn([address, ...others]: string[], signal: AbortSignal): Promise<IconSet> {
  if (address === undefined) return Promise.reject(new Error('no icon service left to try'))
  const { promise, resolve, reject } = Promise.withResolvers<IconSet>()
  let next: Promise<IconSet> | undefined
  const tryNext = () => {
    next ??= requestInTurn(others, signal)
    return next
  }
  const timer = setTimeout(() => {
    if (others.length > 0) tryNext().then(resolve, () => {})
  }, ROTATE_MS)
  fetchIconSet(address, signal)
    .then(resolve, (cause: unknown) => (others.length > 0 ? tryNext().then(resolve, reject) : reject(cause)))
    .finally(() => clearTimeout(timer))
  return promise
}

/** Whether an icon contains no active content and loads nothing external. */
function isHarmless(body: string): boolean {
  return !/<(?:script|foreignobject|iframe|image|use|a)\b|\son\w+\s*=|(?:java|vb)script:|@import|url\(\s*['"]?(?!#)/i.test(
    body,
  )
}

/** Returns the requested icons in a set, by name. */
export function shapesIn(iconSet: IconSet, names: readonly string[]): Map<string, IconShape> {
  const shapes = new Map<string, IconShape>()
  for (const name of names) {
    const { body, width = 16, height = 16 } = getIconData(iconSet, name) ?? {}
    if (body && isHarmless(body)) shapes.set(name, { body, width, height })
  }
  return shapes
}

/**
 * Fetches icons of a set from public services. The next service is tried if one fails or has not responded
 * after 750 ms; the total timeout is 2 s. Unknown icons are missing in the result.
 * @param services their origins, in order of preference
 * @throws if no service responds in time
 */
export async function fetchIcons(
  services: readonly string[],
  set: string,
  names: readonly string[],
  milliseconds = TIMEOUT_MS,
): Promise<Map<string, IconShape>> {
  const signal = AbortSignal.timeout(milliseconds)
  const perService = services.map((service) => iconAddresses(service, set, names))
  const rounds = (perService[0] ?? []).map((_, part) =>
    perService.flatMap((addresses) => addresses[part] ?? []),
  )
  const sets = await Promise.all(rounds.map((addresses) => requestInTurn(addresses, signal)))
  return new Map(sets.flatMap((iconSet) => [...shapesIn(iconSet, names)]))
}
