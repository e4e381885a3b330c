import { cpSync, existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { tracePackages } from './trace-packages'

const BUILD = '.next'
/** What Next writes: its server, the pages, and the files of packages that both load. */
const SERVER = `${BUILD}/standalone`

/** The commands that an image has. */
const COMMANDS = [
  'start',
  'catalog',
  'reviews',
  'orders',
  'backup',
  'restore',
  'venues',
  'rates',
  'security',
] as const

/** What the shop runs besides its web server. */
const PROGRAMS = [
  ...COMMANDS.map((name) => `lib/cli/${name}.ts`),
  'lib/cli/draw-worker.ts',
  'lib/server/render-process.ts',
]

/** Read by path at run time, or by a loader that no import names. */
const FILES = [
  'messages',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
  'THIRD-PARTY-NOTICES.txt',
  `${BUILD}/static`,
  `${BUILD}/static-compressed`,
  `${BUILD}/scripts.sha256`,
  'node_modules/.sunhop-installed',
  'node_modules/node/bin/node',
  'node_modules/tsx',
  'node_modules/esbuild',
  'node_modules/@esbuild',
  'node_modules/@fontsource/noto-sans-sc/unicode.json',
]

/** The same as patterns. Documents use two weights of their fonts. */
const PATTERNS = [
  'lib/**/*',
  'node_modules/@fontsource/{figtree,anuphan,noto-sans-sc}/{LICENSE,files/*-{400,700}-normal.woff}',
]

/** Tracing finds the folder of the fonts, not which of them documents use. */
const FONTS = 'node_modules/@fontsource/'

const LEFT_OUT = [
  // Tests and the commands of developers.
  /\.test\.tsx?$/,
  /^lib\/cli\/(?:test|supply-chain|settings|conform|api-descriptions|map)\//,
  // From which the next migration is generated.
  /^lib\/server\/db\/migrations\/meta\/\d+_snapshot\.json$/,
  // What Next copies its server by, and the sources of what it bundles.
  /\.nft\.json$/,
  /\.map$/,
  // For browsers.
  /^node_modules\/pdfkit\/js\/pdfkit\.(?:browser|standalone)\./,
]

const isNeeded = (path: string) => !LEFT_OUT.some((pattern) => pattern.test(path.replaceAll(sep, '/')))

/** Writes the files that run the built shop to a folder. */
export async function writeTree(folder: string): Promise<void> {
  const copy = (from: string, to = from) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    cpSync(from, join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => isNeeded(path.startsWith(SERVER) ? path.slice(SERVER.length + 1) : path),
    })
  }
  for (const part of ['server.js', BUILD, 'node_modules']) copy(join(SERVER, part), part)
  const traced = await tracePackages(PROGRAMS)
  const matched = globSync(PATTERNS).filter((path) => statSync(path).isFile())
  for (const path of [...FILES, ...traced.filter((file) => !file.startsWith(FONTS)), ...matched])
    if (existsSync(path)) copy(path)
}
