import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'components', 'lib', 'stores', 'messages', 'public']
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const STAMP = '.next/sources.sha256'
export const NEXT = 'node_modules/next/dist/bin/next'

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* filesOf(path)
    } else if (!/\.(?:test\.tsx?|md)$/.test(entry.name)) yield path
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of [
    ...FILES.filter((file) => existsSync(file)),
    ...SOURCES.flatMap((folder) => [...filesOf(folder)]),
  ])
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** Whether the sources have changed since the last build. */
export function isStale(): boolean {
  return !existsSync('.next/BUILD_ID') || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint()
}

/**
 * Builds for production. The output is shown only if the build fails.
 * @throws Error with the build output
 */
export async function build(): Promise<void> {
  const before = fingerprint()
  const output: Buffer[] = []
  const child = spawn(process.execPath, [NEXT, 'build'], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`the build failed:\n${Buffer.concat(output)}`)
  writeFileSync(STAMP, before)
}
