import 'server-only'
import { cacheLife } from 'next/cache'
import { env } from '@/lib/env'
import { ICON_NAMES, type IconId } from '@/lib/icons/icon-names'
import { loadIcons } from '@/lib/icons/load-icons'

/** The longest time a page waits for an icon. */
const TIMEOUT_MS = 1500

async function isThere(set: string, name: string): Promise<boolean> {
  'use cache'
  try {
    const found = (await loadIcons(env.ICON_SERVICES, set, [name], { milliseconds: TIMEOUT_MS })).has(name)
    if (!found) throw new Error('no service has the icon')
    cacheLife('hours')
    return true
  } catch (error) {
    console.warn(`Icon '${set}:${name}'`, error)
    cacheLife({ stale: 30, revalidate: 60, expire: 600 })
    return false
  }
}

/**
 * Returns the icon of an id from the shop's own set ('ticket') or another one ('mdi:train'). If the icon is
 * not available, logs a warning and returns `fallback`.
 */
export async function iconOf(id: string, fallback: IconId): Promise<IconId> {
  const own = ICON_NAMES.find((name) => name === `${id}-duotone`)
  if (own) return own
  const [set = '', name = ''] = id.includes(':') ? id.split(':') : ['ph', `${id}-duotone`]
  return (await isThere(set, name)) ? `${set}:${name}` : fallback
}
