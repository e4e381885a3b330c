import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const DAY_MS = 86_400_000

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/**
 * Sets the assets of a build aside while the next one is made, which would delete them.
 * @returns a function that puts those beside the new ones that pages loaded before it may still request: for a day after
 * the build that replaced them
 */
export function setAssetsAside(buildFolder: string): (now?: number) => void {
  const assets = join(buildFolder, 'static')
  const aside = `${buildFolder}-previous`
  /** When a build replaced them, by path. */
  const record = join(buildFolder, 'previous-assets.json')
  const replaced: Record<string, number> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(assets)) renameSync(assets, aside)
  return (now = Date.now()) => {
    const recent: Record<string, number> = {}
    for (const file of filesIn(aside)) {
      const since = replaced[file] ?? now
      if (existsSync(join(assets, file)) || now - since > DAY_MS) continue
      mkdirSync(dirname(join(assets, file)), { recursive: true })
      cpSync(join(aside, file), join(assets, file))
      recent[file] = since
    }
    writeFileSync(record, JSON.stringify(recent))
    rmSync(aside, { recursive: true, force: true })
  }
}
