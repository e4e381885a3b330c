import type { Option } from '@/lib/contract/option'

interface Menu {
  /** Names of the options that include it. */
  names: string[]
  courses: Option['menu']
}

/** Returns the distinct menus of a product. */
export function menusOf(options: ReadonlyArray<Pick<Option, 'name' | 'menu'>>): Menu[] {
  const menus = new Map<string, Menu>()
  for (const { name, menu } of options) {
    if (menu.length === 0) continue
    const key = JSON.stringify(menu)
    const existing = menus.get(key)
    if (existing) existing.names.push(name)
    else menus.set(key, { names: [name], courses: menu })
  }
  return [...menus.values()]
}
