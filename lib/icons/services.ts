import { getIconData, quicklyValidateIconSet } from '@iconify/utils'
import { rebuildSvg } from './rebuild-svg'

const TIMEOUT_MS = 2000
const ROTATE_MS = 750
const MAX_URL_LENGTH = 500
const MAX_BYTES = 64 * 1024
/** Of the view box. */
const MAX_LENGTH = 10_000

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

/** A service sent more than `MAX_BYTES`: fewer icons at a time may fit. */
export class OversizedResponse extends Error {}

/** Reads a response of at most `MAX_BYTES`. @throws OversizedResponse before the rest of it arrives */
async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) {
      throw new OversizedResponse(`${response.url} sent more than ${MAX_BYTES / 1024} KB`)
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** A redirect is an error: it could lead to an address of the shop's own network. */
async function fetchIconSet(address: string, signal: AbortSignal): Promise<IconSet> {
  const response = await fetch(address, { signal, redirect: 'error', credentials: 'omit' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${address} returned ${response.status}`)
  }
  const set = quicklyValidateIconSet(JSON.parse(await readLimited(response)))
  if (!set) throw new Error(`${address} returned no icon set`)
  return set
}

/**
 * Requests a URL, and the next one if it fails or is slow; never two at a time. The last one has the time that is left.
 * @throws OversizedResponse if none succeeds and one sent too much; otherwise what the last one failed with
 */
async function requestInTurn(addresses: readonly string[], signal: AbortSignal): Promise<IconSet> {
  let failure: unknown = new Error('no icon service to ask')
  for (const [index, address] of addresses.entries()) {
    const isLast = index === addresses.length - 1
    const turn = isLast ? signal : AbortSignal.any([signal, AbortSignal.timeout(ROTATE_MS)])
    try {
      return await fetchIconSet(address, turn)
    } catch (cause) {
      if (!(failure instanceof OversizedResponse)) failure = cause
      if (signal.aborted) break
    }
  }
  throw failure
}

const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= MAX_LENGTH

/** The drawing of an icon, see `rebuildSvg`; empty if there is none. */
function drawingIn(body: string): string {
  try {
    return rebuildSvg(body)
  } catch {
    return ''
  }
}

/** Returns the requested icons in a set, by name, without anything but their drawing. */
export function shapesIn(iconSet: IconSet, names: readonly string[]): Map<string, IconShape> {
  const shapes = new Map<string, IconShape>()
  for (const name of names) {
    const { body, width = 16, height = 16 } = getIconData(iconSet, name) ?? {}
    if (!body || !isLength(width) || !isLength(height)) continue
    const drawing = drawingIn(body)
    if (drawing) shapes.set(name, { body: drawing, width, height })
  }
  return shapes
}

/** Ends requests after a time. */
export const iconTimeout = (milliseconds = TIMEOUT_MS): AbortSignal => AbortSignal.timeout(milliseconds)

/**
 * Fetches icons of a set from public services. The next service is asked instead if one fails or has not responded
 * after 750 ms. Unknown icons are missing in the result.
 * @param services their origins, in order of preference
 * @param signal ends the requests, by default after 2 s
 * @throws if no service responds in time; OversizedResponse if one sent too much
 */
export async function fetchIcons(
  services: readonly string[],
  set: string,
  names: readonly string[],
  signal = iconTimeout(),
): Promise<Map<string, IconShape>> {
  const perService = services.map((service) => iconAddresses(service, set, names))
  const rounds = (perService[0] ?? []).map((_, part) =>
    perService.flatMap((addresses) => addresses[part] ?? []),
  )
  const sets = await Promise.all(rounds.map((addresses) => requestInTurn(addresses, signal)))
  return new Map(sets.flatMap((iconSet) => [...shapesIn(iconSet, names)]))
}
