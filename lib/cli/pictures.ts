import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import sharp, { type OverlayOptions } from 'sharp'
import { z } from 'zod'
import { isSubject, MOODS, type PictureSpec, RATIOS, type Ratio, ratioOf, type Subject } from '../art'
import { rasterise } from '../art/raster'

/** A picture to be rendered to a file: what it shows, its file name (without ending) and its width. */
export interface NamedPictureSpec extends PictureSpec {
  name: string
  /** The width of the file in pixels. */
  width: number
  /** 1–100; the usual one when absent. */
  quality?: number
}

/** How far a run has come. */
export interface Progress {
  done: number
  total: number
  /** The picture that was finished last. */
  name: string
}

export interface RenderPicturesOptions {
  onProgress?: (progress: Progress) => void
  /** How many pictures to render at the same time; as many as there are cores when absent. */
  concurrency?: number
}

export interface RenderPicturesResult {
  rendered: number
  /** Pictures that were there already, made from the same spec. */
  skipped: number
}

/** Part of every hash: raise it when the same spec gives a different picture. */
const GENERATOR_VERSION = 1
const MANIFEST_NAME = 'manifest.json'
/** Pictures between two writes of the manifest, so that an interrupted run loses little. */
const MANIFEST_INTERVAL = 25

const fraction = z.number().min(0).max(1)
const namedSpecSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i, 'is not a plain file name'),
  width: z.int().min(16).max(4096),
  quality: z.int().min(1).max(100).optional(),
  subject: z.custom<Subject>((value) => typeof value === 'string' && isSubject(value), 'is not a subject'),
  mood: z.enum(MOODS),
  seed: z.string().min(1),
  ratio: z
    .union([
      z.custom<Ratio>((value) => typeof value === 'string' && Object.hasOwn(RATIOS, value)),
      z.number().min(0.2).max(5),
    ])
    .optional(),
  zoom: z.number().min(1).max(4).optional(),
  ax: fraction.optional(),
  ay: fraction.optional(),
  poster: z.boolean().optional(),
  flip: z.boolean().optional(),
  sunX: fraction.optional(),
  sunY: fraction.optional(),
})
const specsSchema = z.array(namedSpecSchema)
const manifestSchema = z.record(z.string(), z.string())

/** What a worker is asked to do, and what it answers. */
interface Job {
  index: number
  spec: NamedPictureSpec
  file: string
}
type Answer = { index: number; error?: undefined } | { index: number; error: string }

/** A hash of everything that decides how the file of a spec looks. */
export function specHash({ name: _, ...look }: NamedPictureSpec): string {
  const entries = Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, entries]))
    .digest('hex')
    .slice(0, 16)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Writes a file in one step: a reader sees the old content or the new, never a part. */
async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function readManifest(file: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))))
  } catch {
    // Missing or damaged: everything is rendered again
    return new Map()
  }
}

async function writeManifest(file: string, manifest: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...manifest].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeAtomically(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

async function renderFile({ spec, file }: Job): Promise<void> {
  await writeAtomically(
    file,
    await rasterise(spec, { width: spec.width, format: 'webp', quality: spec.quality }),
  )
}

/** Starts a worker thread that runs this same file; it loads TypeScript when the parent did. */
function startWorker(): Worker {
  const url = import.meta.url
  if (!url.endsWith('.ts')) return new Worker(new URL(url))
  const loader = import.meta.resolve('tsx/esm/api')
  const [from, self] = [JSON.stringify(loader), JSON.stringify(url)]
  const boot = `import(${from}).then(({ register }) => { register(); return import(${self}) })`
  return new Worker(boot, { eval: true })
}

/** Runs the jobs on `concurrency` worker threads, each taking the next job when it is free. */
async function runJobs(
  jobs: readonly Job[],
  concurrency: number,
  onDone: (job: Job) => Promise<void>,
): Promise<void> {
  const queue = jobs.values()
  const workers: Worker[] = []
  const work = (worker: Worker): Promise<void> =>
    new Promise((finish, fail) => {
      const next = (): void => {
        const { value: job, done } = queue.next()
        if (done) finish()
        else worker.postMessage(job)
      }
      worker.on('message', ({ index, error }: Answer) => {
        const job = jobs[index]
        if (error !== undefined) fail(new Error(`${job?.spec.name ?? 'A picture'}: ${error}`))
        else if (job) onDone(job).then(next, fail)
      })
      worker.on('error', fail)
      worker.on('exit', () => fail(new Error('A picture worker stopped too early')))
      next()
    })
  try {
    for (let i = 0; i < Math.min(concurrency, jobs.length); i++) workers.push(startWorker())
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/**
 * Renders each spec to `<outDir>/<name>.webp`. Files that were made from the same spec before are left
 * alone; a manifest in the folder remembers the specs.
 */
export async function renderPictures(
  specs: readonly NamedPictureSpec[],
  outDir: string,
  { onProgress, concurrency = availableParallelism() }: RenderPicturesOptions = {},
): Promise<RenderPicturesResult> {
  await mkdir(outDir, { recursive: true })
  const manifestFile = join(outDir, MANIFEST_NAME)
  const manifest = await readManifest(manifestFile)
  const jobs: Job[] = []
  const folders = new Set<string>()
  for (const spec of specs) {
    const file = resolve(outDir, `${spec.name}.webp`)
    if (manifest.get(spec.name) === specHash(spec) && (await exists(file))) continue
    folders.add(resolve(file, '..'))
    jobs.push({ index: jobs.length, spec, file })
  }
  for (const folder of folders) await mkdir(folder, { recursive: true })

  const skipped = specs.length - jobs.length
  let rendered = 0
  try {
    await runJobs(jobs, concurrency, async ({ spec }) => {
      manifest.set(spec.name, specHash(spec))
      rendered++
      onProgress?.({ done: skipped + rendered, total: specs.length, name: spec.name })
      if (rendered % MANIFEST_INTERVAL === 0) await writeManifest(manifestFile, manifest)
    })
  } finally {
    if (rendered > 0) await writeManifest(manifestFile, manifest)
  }
  return { rendered, skipped }
}

export interface SheetOptions {
  columns?: number
  /** The width of one picture in pixels. */
  cellWidth?: number
}

/** Puts pictures side by side on one PNG, to judge them by eye. All get the ratio of the first. */
export async function renderSheet(
  specs: readonly PictureSpec[],
  file: string,
  { columns = 6, cellWidth = 300 }: SheetOptions = {},
): Promise<void> {
  const gap = 8
  const cellHeight = Math.round(cellWidth / ratioOf(specs[0] ?? {}))
  const cells: OverlayOptions[] = []
  for (const [i, spec] of specs.entries()) {
    const picture = await rasterise(spec, { width: cellWidth, format: 'png' })
    const input = await sharp(picture).resize(cellWidth, cellHeight, { fit: 'cover' }).png().toBuffer()
    const left = (i % columns) * (cellWidth + gap)
    cells.push({ input, left, top: Math.floor(i / columns) * (cellHeight + gap) })
  }
  const width = Math.min(columns, specs.length) * (cellWidth + gap) - gap
  const height = Math.ceil(specs.length / columns) * (cellHeight + gap) - gap
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  await writeAtomically(file, await sheet.composite(cells).png().toBuffer())
}

/** Reads `subject:mood:seed` from the command line; the seed may be left out. */
function parseItem(text: string, ratio: number): PictureSpec {
  const [subject = '', moodName = 'noon', seed = subject + moodName] = text.split(':')
  const mood = MOODS.find((name) => name === moodName)
  if (!isSubject(subject) || !mood) throw new Error(`Not a subject and a mood: ${text}`)
  return { subject, mood, seed, ratio }
}

/** One line that is written over on a terminal; now and then a line of its own elsewhere. */
function progressPrinter(): (progress: Progress) => void {
  const { stdout } = process
  return ({ done, total, name }) => {
    if (stdout.isTTY) {
      const text = `Pictures ${done}/${total} ${name}`.slice(0, (stdout.columns || 80) - 1)
      stdout.write(`\r\x1b[2K${text}${done === total ? '\n' : ''}`)
    } else if (done === total || done % 50 === 0) {
      stdout.write(`Pictures ${done}/${total}\n`)
    }
  }
}

const USAGE = `Usage:
  tsx lib/cli/pictures.ts <specs.json> <outdir> [--jobs n]
  tsx lib/cli/pictures.ts sheet <out.png> [--columns n] [--cell width] [--ratio r] <subject:mood:seed> …
  tsx lib/cli/pictures.ts sheet <out.png> [--columns n] [--cell width] <specs.json>
`

async function readSpecs(file: string): Promise<NamedPictureSpec[]> {
  const parsed = specsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      columns: { type: 'string', default: '6' },
      cell: { type: 'string', default: '300' },
      ratio: { type: 'string', default: '1.5' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [first, second, ...items] = positionals
  if (values.help || !first || !second || (first === 'sheet' && items.length === 0)) {
    process.stdout.write(USAGE)
    process.exitCode = values.help ? 0 : 2
  } else if (first === 'sheet') {
    const lists = await Promise.all(
      items.map((item) =>
        item.endsWith('.json') ? readSpecs(item) : [parseItem(item, Number(values.ratio))],
      ),
    )
    await renderSheet(lists.flat(), second, {
      columns: Number(values.columns),
      cellWidth: Number(values.cell),
    })
  } else {
    const { rendered, skipped } = await renderPictures(await readSpecs(first), second, {
      concurrency: Number(values.jobs),
      onProgress: progressPrinter(),
    })
    process.stdout.write(`${rendered} rendered, ${skipped} up to date\n`)
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort
  port.on('message', (job: Job) => {
    renderFile(job).then(
      () => port.postMessage({ index: job.index } satisfies Answer),
      (error: unknown) => port.postMessage({ index: job.index, error: String(error) } satisfies Answer),
    )
  })
} else if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
