import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMPOSITION, cycles, edges, files, importsOf, ROOT, within } from './import-graph'
import { BOOKING, BOOKING_FOLDERS, MODULES, ORDERED_FOLDERS, SERVER_FOLDERS } from './module-order'

function moduleOf(path: string): string | undefined {
  return Object.keys(MODULES)
    .filter((module) => within(path, module))
    .sort((a, b) => b.length - a.length)[0]
}

describe('imports point down only', () => {
  test('no files import each other in a cycle', () => {
    expect(cycles(COMPOSITION)).toEqual([])
  })

  test('every source file belongs to a module', () => {
    expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([])
  })

  test('a module imports only from the modules below it', () => {
    const violations = edges.filter(({ file, to }) => {
      const module = moduleOf(file)
      if (!module) return true
      return !within(to, module) && !(MODULES[module] ?? []).some((below) => within(to, below))
    })
    expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  describe.each(Object.entries(ORDERED_FOLDERS))('in %s', (parent, order) => {
    const folderOf = (path: string) => /^([^/]+)\//.exec(path.slice(parent.length + 1))?.[1] ?? ''

    test('every folder has its place in the order', () => {
      const inside = files.filter((file) => within(file, parent)).map(folderOf)
      expect([...new Set(inside)].sort()).toEqual(order.toSorted())
    })

    test('a folder imports only from those below it', () => {
      const violations = edges.filter(
        ({ file, to }) =>
          within(file, parent) &&
          within(to, parent) &&
          order.indexOf(folderOf(to)) > order.indexOf(folderOf(file)),
      )
      expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
    })
  })

  test('a folder of the booking panel imports only from those below it, and nothing but the page from the panel', () => {
    const folderOf = (path: string) => path.slice(BOOKING.length + 1).split('/')[0] ?? ''
    const folders = readdirSync(join(ROOT, BOOKING), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(BOOKING_FOLDERS).sort())
    const violations = edges.filter(({ file, to }) => {
      if (!within(to, BOOKING)) return false
      const below = within(file, BOOKING) ? BOOKING_FOLDERS[folderOf(file)] : undefined
      if (below) return ![folderOf(file), ...below].includes(folderOf(to))
      return within(to, `${BOOKING}/panel`) && file !== `${BOOKING}/booking-panel.tsx`
    })
    expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('lib/api/local is the only bridge from the storefront to the services', () => {
    const storefront = edges.filter(({ file, to }) => {
      const outside = SERVER_FOLDERS.some((module) => within(file, module))
      return !outside && within(to, 'lib/server') && file !== 'lib/api/local.ts'
    })
    expect(storefront.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('only repos and the database module import Drizzle', () => {
    const violations = files.filter((file) => {
      if (within(file, 'lib/server/db') || within(file, 'lib/cli') || /(?:^|[/-])repo\.ts$/.test(file))
        return false
      return importsOf(file).some(({ target }) => target.startsWith('drizzle-orm'))
    })
    expect(violations).toEqual([])
  })

  test('page files have at most 80 lines, routes at most 30', () => {
    const lines = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length
    const long = files.filter(
      (file) =>
        (/\/page\.tsx$/.test(file) && lines(file) > 80) || (/\/route\.ts$/.test(file) && lines(file) > 30),
    )
    expect(long).toEqual([])
  })
})
