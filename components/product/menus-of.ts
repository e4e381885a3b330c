import type { Option } from '@/lib/contract/catalog'

interface Menu {
  /** Of the options that it is served with. */
  names: string[]
  courses: Option['menu']
}

/** The different menus of a product, each once. */
export function menusOf(options: ReadonlyArray<Pick<Option, 'name' | 'menu'>>): Menu[] {
  const menus = new Map<string, Menu>()
  for (const { name, menu } of options) {
    if (menu.length === 0) continue
    const key = JSON.stringify(menu)
    const known = menus.get(key)
    if (known) known.names.push(name)
    else menus.set(key, { names: [name], courses: menu })
  }
  return [...menus.values()]
}
