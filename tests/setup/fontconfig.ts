import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpackWoff } from '@/lib/server/documents/pdf/unpack-woff'
import { fontconfigIn } from './test-browser'

const WEIGHTS = { regular: 400, bold: 700 } as const
type Weight = keyof typeof WEIGHTS

interface Face {
  /** Package under `@fontsource` and the subset of its files. */
  source: readonly [family: string, subset: string]
  /** Name of the font on a device. */
  family: string
}

/** System fonts of visitors, from packages, with substitutes for fonts that may not be redistributed. */
const FACES = {
  /** Metric-compatible with Arial and Helvetica. */
  liberation: { source: ['arimo', 'latin'], family: 'Liberation Sans' },
  roboto: { source: ['roboto', 'latin'], family: 'Roboto' },
  dejavu: { source: ['dejavu-sans', 'latin'], family: 'DejaVu Sans' },
  notoThai: { source: ['noto-sans-thai', 'thai'], family: 'Noto Sans Thai' },
  sarabun: { source: ['sarabun', 'thai'], family: 'Sarabun' },
  notoChinese: { source: ['noto-sans-sc', 'chinese-simplified'], family: 'Noto Sans SC' },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof FACES

/** Fonts of the test browser: Latin with the metrics of Arial, Thai and Simplified Chinese. */
export const TEST_FACES: FaceName[] = ['liberation', 'notoThai', 'notoChinese']

function fontFile({ source: [family, subset] }: Face, weight: Weight): Buffer {
  const file = `${family}-${subset}-${WEIGHTS[weight]}-normal.woff`
  return unpackWoff(readFileSync(join('node_modules/@fontsource', family, 'files', file)))
}

/** Families that every browser expects. */
const EXPECTED_FAMILIES = [
  'sans-serif',
  'sans',
  'serif',
  'monospace',
  'system-ui',
  'Arial',
  'Times New Roman',
  'Monospace',
]

/** The names under which a page finds a font with `local()`. */
function names(family: string, weight: Weight) {
  const [style, suffix] = weight === 'bold' ? [' Bold', '-Bold'] : ['', '']
  return { fullname: family + style, postscriptname: family.replaceAll(' ', '') + suffix }
}

const rule = (file: string, edits: Record<string, string>) => `
  <match target="scan">
    <test name="file" compare="contains"><string>${file}</string></test>
    ${Object.entries(edits)
      .map(
        ([name, value]) =>
          `<edit name="${name}" mode="assign" binding="same"><string>${value}</string></edit>`,
      )
      .join('\n    ')}
  </match>`

/**
 * Writes a fontconfig with these fonts and none of the machine's. Linux browsers read the file named by the
 * variable `FONTCONFIG_FILE`.
 * @param dir dedicated folder
 * @param faces the first of each script is the fallback for missing fonts
 * @returns absolute path of the configuration
 */
export function writeFontconfig(dir: string, faces: readonly FaceName[]): string {
  const fonts = resolve(dir, 'fonts')
  mkdirSync(fonts, { recursive: true })
  const rules = faces.flatMap((face) =>
    (Object.keys(WEIGHTS) as Weight[]).map((weight) => {
      const file = `${face}-${weight}.ttf`
      const { family } = FACES[face]
      writeFileSync(join(fonts, file), fontFile(FACES[face], weight))
      return rule(file, { family, ...names(family, weight) })
    }),
  )
  const families = faces.map((face) => `<family>${FACES[face].family}</family>`).join('')
  const generic = EXPECTED_FAMILIES.map(
    (name) => `<alias binding="strong"><family>${name}</family><prefer>${families}</prefer></alias>`,
  )
  const file = fontconfigIn(dir)
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${resolve(dir, 'cache')}</cachedir>${rules.join('')}
  ${generic.join('\n  ')}
</fontconfig>
`,
  )
  return file
}
