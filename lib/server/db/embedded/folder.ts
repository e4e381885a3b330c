import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Backend } from './backend'

/**
 * Opens a data folder; creates the database if there is none. A new one is built under a temporary name and
 * renamed when complete, so that a killed process leaves no partial database.
 */
export async function openFolder(dir: string, initial?: string): Promise<Backend> {
  if (!existsSync(join(dir, 'PG_VERSION'))) {
    if (existsSync(dir) && readdirSync(dir).length > 0) {
      throw new Error(`${dir} is neither empty nor a database folder.`)
    }
    const draft = `${dir}.new`
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(dirname(dir), { recursive: true })
    mkdirSync(draft, { mode: 0o700 })
    const backend = await Backend.open(draft, initial)
    await backend.close()
    rmSync(dir, { recursive: true, force: true })
    renameSync(draft, dir)
  }
  return Backend.open(dir)
}
