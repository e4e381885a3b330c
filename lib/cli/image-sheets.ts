import { parseArgs } from 'node:util'
import {
  type IllustrationSpec,
  isSubject,
  isView,
  MOODS,
  moodsOf,
  SUBJECT_NAMES,
  VIEW_NAMES,
} from '@sunhop/illustrations'
import { type SheetRow, writeContactSheet } from '@sunhop/illustrations/contact-sheet'
import type { FileImage } from '@/lib/contract/catalog-file'
import { siteImages } from '@/lib/images/site-images'
import { storedImageOf } from '@/lib/server/catalog-import/from-file'
import { readSeed } from '@/lib/server/db/seed/seed-files'

const USAGE = `Contact sheets of the images, as PNG or WebP:
  npx tsx lib/cli/image-sheets.ts products <out> [id …]          the images of all or some products
  npx tsx lib/cli/image-sheets.ts areas <out>                    every area's poster
  npx tsx lib/cli/image-sheets.ts site <out>                     the shop's own images
  npx tsx lib/cli/image-sheets.ts subjects <out> [subject …]     subjects in all their moods
  npx tsx lib/cli/image-sheets.ts views <out> [subject …]        subjects in all views
  npx tsx lib/cli/image-sheets.ts specs <out> subject:mood:seed:view …
Options: --cell <width of an image>, --columns <strips side by side>, --ratio <width to height>
`

/** Parses subject:mood:seed:view; only the subject is required. */
function parseSpec(text: string, ratio: number): IllustrationSpec {
  const [subject = '', moodName, seed, viewName] = text.split(':')
  if (!isSubject(subject)) throw new Error(`Not a subject: ${text}`)
  const mood = moodName ? MOODS.find((name) => name === moodName) : moodsOf(subject)[0]
  if (!mood) throw new Error(`Not a mood: ${text}`)
  if (viewName && !isView(viewName)) throw new Error(`Not a view: ${text}`)
  return {
    subject,
    mood,
    seed: seed || subject,
    ratio,
    ...(viewName && isView(viewName) && { view: viewName }),
  }
}

function select<T>(all: readonly T[], names: readonly string[], nameOf: (one: T) => string): readonly T[] {
  return names.length > 0 ? all.filter((one) => names.includes(nameOf(one))) : all
}

function specsOf(images: readonly FileImage[]): IllustrationSpec[] {
  return images
    .map((image) => storedImageOf(image))
    .flatMap((image) => ('illustration' in image ? image.illustration : []))
}

const { products, destinations = [] } = await readSeed()

/** Returns the strips of a kind of sheet, or null for an unknown kind. */
function rowsOf(kind: string, items: readonly string[], ratio: number): SheetRow[] | null {
  switch (kind) {
    case 'products':
      return select(products, items, ({ id }) => id).map((product) => ({
        title: product.id,
        specs: specsOf(product.images),
      }))
    case 'areas':
      return destinations.map(({ slug, images }) => ({ title: slug, specs: specsOf(images) }))
    case 'site':
      return Object.entries(siteImages).map(([title, spec]) => ({ title, specs: [spec] }))
    case 'subjects':
      return select(SUBJECT_NAMES, items, (name) => name).map((subject) => ({
        title: subject,
        specs: moodsOf(subject).map((mood): IllustrationSpec => ({ subject, mood, seed: subject, ratio })),
      }))
    case 'views':
      return select(SUBJECT_NAMES, items, (name) => name).map((subject) => ({
        title: `${subject}: ${VIEW_NAMES.join(' ')}`,
        specs: VIEW_NAMES.map((view) => parseSpec(`${subject}:::${view}`, ratio)),
      }))
    case 'specs':
      return items.map((text) => ({ title: text, specs: [parseSpec(text, ratio)] }))
    default:
      return null
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cell: { type: 'string', default: '200' },
    columns: { type: 'string', default: '3' },
    ratio: { type: 'string', default: String(4 / 3) },
  },
})
const [kind = '', out, ...items] = positionals
const rows = rowsOf(kind, items, Number(values.ratio))
if (!rows || !out || rows.length === 0) {
  process.stdout.write(USAGE)
  process.exitCode = 2
} else {
  await writeContactSheet(rows, out, { cell: Number(values.cell), columns: Number(values.columns) })
}
