import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
/** Has the digest of the manifest, as `sha256sum -c` reads it. */
export const MANIFEST_DIGEST = 'manifest.sha256'
/** Of the folder while it is written. */
export const PARTIAL = '.partial'

const FORMAT = 1

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const whole = z.string().regex(/^-?\d+$/)

const storedFile = z.strictObject({
  /** Of the sandbox's secret and of imported images, the only files that a shop cannot make again. */
  path: z.string().regex(/^(?:secret|media\/[0-9a-f]{2}\/[0-9a-f]{32})$/),
  bytes: count,
  sha256: digest,
})

const storedTable = z.strictObject({
  name: identifier,
  /** In the order of the file; without generated ones. */
  columns: z.array(identifier).min(1),
  rows: count,
  /** Of the columns with amounts, by currency, in minor units. */
  sums: z.record(z.string(), z.record(identifier, whole)),
  /** Of the file, which is compressed. */
  bytes: count,
  sha256: digest,
})

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** Version of the shop. */
  version: z.string(),
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  engine: z.string(),
  schema: z.strictObject({ migrations: z.int().min(1), last: z.string() }),
  /** Compares the secret in use with that of the backup. */
  secretFingerprint: z.string(),
  tables: z.array(storedTable),
  sequences: z.array(z.strictObject({ name: identifier, value: whole, isCalled: z.boolean() })),
  files: z.array(storedFile),
})

export type Manifest = z.infer<typeof manifest>
export type StoredTable = z.infer<typeof storedTable>
export type StoredFile = z.infer<typeof storedFile>

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content })

/** The backup, or the shop it should go to, does not allow a restore. Nothing was changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

/** The path of a table's data in a backup. */
export const tableFile = ({ name }: Pick<StoredTable, 'name'>): string => `tables/${name}.copy.zst`

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

async function readPart(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch (error) {
    if (isMissing(error)) throw new RestoreRefused(`${folder} is not a complete backup: it has no ${name}.`)
    throw error
  }
}

/** Reads the manifest of a backup. @throws RestoreRefused if it is missing, damaged, or of an unknown format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readPart(folder, MANIFEST)
  const digestLine = await readPart(folder, MANIFEST_DIGEST)
  if (digestLine !== digestLineOf(text)) throw new RestoreRefused(`The backup is damaged: ${MANIFEST}.`)
  const content: { format?: unknown } = JSON.parse(text)
  if (content.format !== FORMAT)
    throw new RestoreRefused(`The backup has the format ${content.format}; this version reads ${FORMAT}.`)
  return manifest.parse(content)
}

/** Returns the line that proves a manifest. */
export const digestLineOf = (text: string): string => `${sha256(text)}  ${MANIFEST}\n`
