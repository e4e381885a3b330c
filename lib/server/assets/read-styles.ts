import { readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { textAssets } from './compress-assets'

const PREFIX = '/_next/static/'
const RELATIVE = /url\((["']?)(\.\.?\/[^)"']+)\1\)/g

/** Reads the style sheets of a build by URL path. Their own URLs are made independent of where the text stands. */
export function readStyles(buildFolder: string): ReadonlyMap<string, string> {
  const sheets = textAssets(buildFolder).filter((path) => path.endsWith('.css'))
  return new Map(
    sheets.map((file): [string, string] => {
      const path = PREFIX + file.split(sep).join('/')
      const text = readFileSync(join(buildFolder, 'static', file), 'utf8')
      const absolute = (_: string, quote: string, url: string) =>
        `url(${quote}${posix.join(dirname(path), url)}${quote})`
      return [path, text.replace(RELATIVE, absolute)]
    }),
  )
}
