import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress, type Tally } from './client'

const PAUSE_MS = 300
const ASSET = /\/_next\/static\/[\w~./%-]+\.(?:js|css|woff2)/g

/** Returns the scripts, styles and fonts that a page names. */
const assetsOf = (html: string): string[] => [...new Set(html.match(ASSET))]

async function loadAsset(origin: string, path: string, tally: Tally, address = newAddress()): Promise<void> {
  tally.assets++
  const reply = await tally.send(origin, path, { address })
  if (reply && reply.status !== 200) tally.missingAssets.add(path)
}

/** Opens pages one after the other, with the files that it has not loaded before, until the end. */
export async function read(
  origin: string,
  paths: readonly string[],
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const loaded = new Set<string>()
  const address = newAddress()
  while (!isOver()) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/'
    const page = await tally.send(origin, path, { address })
    if (page && page.status !== 200) tally.failed.push(`GET ${path}: status ${page.status}`)
    for (const asset of assetsOf(page?.text ?? ''))
      if (!loaded.has(asset)) {
        loaded.add(asset)
        await loadAsset(origin, asset, tally, address)
      }
    await sleep(PAUSE_MS)
  }
}

/** Loads every script and style of a build: a page that was opened before a roll may need any of them. */
export async function loadBuild(origin: string, build: string, tally: Tally): Promise<void> {
  const folder = join(build, '.next/static')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (entry.isFile() && /\.(?:js|css)$/.test(path)) await loadAsset(origin, `/_next/static/${path}`, tally)
  }
}

/** Returns paths of pages of each kind. */
export async function pagesOf(origin: string): Promise<string[]> {
  const list = async <Item>(path: string) => {
    const response = await fetch(`${origin}/api/${path}`)
    return ((await response.json()) as { data: Item }).data
  }
  const { items } = await list<{ items: Array<{ id: string }> }>('catalog/products?limit=12')
  const areas = await list<Array<{ slug: string }>>('pd4/areas')
  return [
    '/',
    '/th',
    '/products',
    ...items.map(({ id }) => `/products/${id}`),
    ...items.slice(0, 4).map(({ id }) => `/zh-cn/products/${id}`),
    ...areas.slice(0, 6).map(({ slug }) => `/destination/${slug}`),
    ...areas.slice(0, 4).map(({ slug }) => `/products?destination=${slug}`),
  ]
}
