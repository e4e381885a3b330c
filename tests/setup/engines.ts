import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

interface Engine {
  label: string
  /** Programs that it needs, each under its possible names, and the Debian package that has it. */
  needs: ReadonlyArray<{ names: readonly string[]; debian: string }>
}

const TABLE: Record<EngineName, Engine> = {
  firefox: { label: 'Firefox', needs: [{ names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' }] },
  webkit: {
    label: 'WebKit',
    needs: [
      { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
      { names: ['Xvfb'], debian: 'xvfb' },
    ],
  },
}

export const labelOf = (engine: EngineName): string => TABLE[engine].label

/** Returns the path of a program under one of its names; null if the machine has none. */
function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null
}

/** The Debian packages of the programs that an engine needs and the machine lacks. */
export const missingPackages = (engine: EngineName): string[] =>
  TABLE[engine].needs.filter(({ names }) => findProgram(names) === null).map(({ debian }) => debian)

/** The paths of the programs that an engine needs, in the order of its table. */
export function programsOf(engine: EngineName): string[] {
  return TABLE[engine].needs.map(({ names, debian }) => {
    const path = findProgram(names)
    if (path === null) throw new Error(`${labelOf(engine)} needs the package ${debian}`)
    return path
  })
}
