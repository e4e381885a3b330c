import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** Where the pages' stylesheet has the font of headings. */
export const HEADING_FONT = new URL(
  '../../components/layout/document/bricolage-grotesque-750.woff2',
  import.meta.url,
)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** Latin-1 and the punctuation of the messages. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”„•…′″€'].join('')

/**
 * Returns Bricolage Grotesque (WOFF2) with the one weight of headings and the characters of Western European languages:
 * less than half of the variable font.
 */
export async function headingFont(): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(SOURCE))
  return await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: 750 } })
}

const isMain = process.argv[1] && resolve(process.argv[1]) === import.meta.filename
if (isMain) await writeFile(HEADING_FONT, await headingFont())
