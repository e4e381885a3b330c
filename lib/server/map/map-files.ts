import { join, resolve } from 'node:path'
import { env } from '@/lib/env'
import type { MapPosition } from '@/lib/map/position'
import { log } from '@/lib/server/http/log'
import { type MapFile, openMapFile } from './map-file'

/** The coasts and borders of Natural Earth, written by `lib/cli/map/extract.ts`. */
export const BUNDLED_FILE = 'lib/server/map/natural-earth.pmtiles'

const bundledPath = () => join(/* turbopackIgnore: true */ process.cwd(), BUNDLED_FILE)

interface MapFiles {
  /** Null without `MAP_FILE`. */
  own: MapFile | null
  bundled: MapFile
}

/** Opens the operator's map; null if there is none, or if it cannot be used. */
async function openOwn(): Promise<MapFile | null> {
  if (!env.MAP_FILE) return null
  try {
    return await openMapFile(resolve(/* turbopackIgnore: true */ env.MAP_FILE))
  } catch (error) {
    log.error({ err: error }, 'MAP_FILE cannot be used: maps are overviews')
    return null
  }
}

async function openAll(): Promise<MapFiles> {
  const [own, bundled] = await Promise.all([openOwn(), openMapFile(bundledPath())])
  return { own, bundled }
}

let opened: Promise<MapFiles> | undefined

function mapFiles(): Promise<MapFiles> {
  opened ??= openAll().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Returns the map of a version; null if the shop has no such map, or has another by now. */
export async function mapFileOf(version: string): Promise<MapFile | null> {
  const { own, bundled } = await mapFiles()
  return [own, bundled].find((file) => file?.version === version) ?? null
}

/** Returns the map of a position: the operator's where it has the place in detail, otherwise the overview. */
export async function mapFileAt(position: MapPosition): Promise<MapFile> {
  const { own, bundled } = await mapFiles()
  return own && (await own.covers(position)) ? own : bundled
}
