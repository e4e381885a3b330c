import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textAssets } from '@/lib/server/assets/compress-assets'

/** In the format of `sha256sum`, beside the assets of a build. */
const RECORD = 'scripts.sha256'
const LINE = /^([0-9a-f]{64}) {2}(\S+)$/gm
const TIMEOUT_MS = 30_000

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** Writes down the content of each script that a build sends to browsers. */
export function recordScripts(buildFolder: string): void {
  const lines = textAssets(buildFolder)
    .filter((path) => /\.m?js$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => `${sha256(readFileSync(join(buildFolder, 'static', path)))}  ${path}\n`)
  writeFileSync(join(buildFolder, RECORD), lines.join(''))
}

export interface RecordedScripts {
  /** The hash of each script, by its path below `/_next/static`. */
  scripts: Map<string, string>
  /** The hash of the record itself, for a note outside the machine. */
  digest: string
}

/** Null if there is no build. */
export function recordedScripts(buildFolder: string): RecordedScripts | null {
  const file = join(buildFolder, RECORD)
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const scripts = new Map([...text.matchAll(LINE)].map(([, hash = '', path = '']) => [path, hash]))
  return { scripts, digest: sha256(text) }
}

/**
 * Fetches each script as a browser does, and returns what differs from the record, a line each.
 * @param origin of the shop or of what stands before it, e.g. a content delivery network
 */
export async function changedScripts(
  origin: string,
  scripts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const problems: string[] = []
  for (const [path, hash] of scripts) {
    const response = await fetch(new URL(`/_next/static/${path}`, origin), {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const content = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) problems.push(`${path}: the response is ${response.status}`)
    else if (sha256(content) !== hash) problems.push(`${path}: the content differs`)
  }
  return problems
}
