import { getIconData } from '@iconify/utils'

const TIMEOUT_MS = 2000
const ROTATE_MS = 750
const LONGEST_ADDRESS = 500

/** What is drawn, in a box of this size. */
export interface IconShape {
  body: string
  width: number
  height: number
}

type IconSet = Parameters<typeof getIconData>[0]

/** The addresses under a service that ask for icons of a set, each as long as all of them take. */
export function iconAddresses(service: string, set: string, names: readonly string[]): string[] {
  const addresses: string[] = []
  for (const name of names) {
    const last = addresses.at(-1)
    const longer = last && `${last},${name}`
    if (longer && longer.length <= LONGEST_ADDRESS) addresses[addresses.length - 1] = longer
    else addresses.push(`${service}/${set}.json?icons=${name}`)
  }
  return addresses.filter((address) => address.length <= LONGEST_ADDRESS)
}

async function ask(address: string, signal: AbortSignal): Promise<IconSet> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return (await response.json()) as IconSet
}

/** Asks one address; the next one too where the first fails or takes long. The first answer counts. */
function askEachInTurn([address, ...others]: string[], signal: AbortSignal): Promise<IconSet> {
  if (address === undefined) return Promise.reject(new Error('no icon service is left to ask'))
  const { promise, resolve, reject } = Promise.withResolvers<IconSet>()
  let next: Promise<IconSet> | undefined
  const goOn = () => {
    next ??= askEachInTurn(others, signal)
    return next
  }
  const timer = setTimeout(() => {
    if (others.length > 0) goOn().then(resolve, () => {})
  }, ROTATE_MS)
  ask(address, signal)
    .then(resolve, (cause: unknown) => (others.length > 0 ? goOn().then(resolve, reject) : reject(cause)))
    .finally(() => clearTimeout(timer))
  return promise
}

/** Shapes are drawn; whatever could act, or fetch, has no place in an icon. */
function isHarmless(body: string): boolean {
  return !/<(?:script|foreignobject|iframe|image|use|a)\b|\son\w+\s*=|(?:java|vb)script:|@import|url\(\s*['"]?(?!#)/i.test(
    body,
  )
}

/** The icons of a set that an answer holds, by name. */
export function shapesIn(answer: IconSet, names: readonly string[]): Map<string, IconShape> {
  const shapes = new Map<string, IconShape>()
  for (const name of names) {
    const { body, width = 16, height = 16 } = getIconData(answer, name) ?? {}
    if (body && isHarmless(body)) shapes.set(name, { body, width, height })
  }
  return shapes
}

/**
 * Icons of a set from public services: the next one is asked when one fails or has not answered after 750 ms, all of
 * them for 2 s at most. What none of them has is missing in the answer.
 * @param services their origins, in the order in which they are asked
 * @throws where no service answers in time
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
  const answers = await Promise.all(rounds.map((addresses) => askEachInTurn(addresses, signal)))
  return new Map(answers.flatMap((answer) => [...shapesIn(answer, names)]))
}
