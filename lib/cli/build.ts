import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprintSources } from '@/lib/fingerprint-sources'
import { compressAssets } from '@/lib/server/assets/compress-assets'
import { setAssetsAside } from './previous-assets'
import { recordScripts } from './security/script-hashes'

const BUILD = '.next'
const STAMP = `${BUILD}/sources.sha256`
/** Relative to the shop's folder, in which every command runs. */
const PRELOAD = './lib/cli/process/end-with-parent.ts'
export const NEXT = 'node_modules/next/dist/bin/next'

/** Whether the sources have changed since the last build. An image has a build and no sources. */
export function isStale(): boolean {
  if (!existsSync('app')) return false
  return (
    !existsSync(`${BUILD}/BUILD_ID`) ||
    !existsSync(STAMP) ||
    readFileSync(STAMP, 'utf8') !== fingerprintSources()
  )
}

/**
 * Builds for production. The output is shown only if the build fails.
 * @param isStandalone also writes a server that runs without the packages of a build
 * @throws Error with the build output
 */
export async function build({ isStandalone = false } = {}): Promise<void> {
  const before = fingerprintSources()
  const output: Buffer[] = []
  const putAssetsBeside = setAssetsAside(BUILD)
  const child = spawn(process.execPath, ['--import', PRELOAD, NEXT, 'build'], {
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ENDS_WITH_PARENT: '1',
      BUILD_STANDALONE: isStandalone ? '1' : '',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  process.off('exit', end)
  putAssetsBeside()
  if (code !== 0) throw new Error(`the build failed:\n${Buffer.concat(output)}`)
  recordScripts(BUILD)
  compressAssets(BUILD)
  writeFileSync(STAMP, before)
}
