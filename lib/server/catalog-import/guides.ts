import { readFile } from 'node:fs/promises'
import { type CatalogFile, type FileDestination, guideText } from '@/lib/contract/catalog-file'
import { LOCALES, type Localized } from '@/lib/domain/locale'
import type { CatalogDocument } from './catalog-document'
import type { Documents } from './documents'
import { fileWithin } from './file-within'
import { problemsOf } from './issue-messages'
import type { Path, Problem } from './problems'

/** The heading of each text in a guide's Markdown file. */
const HEADINGS = { about: 'About', when_to_go: 'When to go', getting_there: 'Getting there' } as const
type Field = keyof typeof HEADINGS
const FIELDS = Object.keys(HEADINGS) as Field[]

class Unusable extends Error {}

/**
 * Returns the texts of a guide in Markdown: one part for each heading, with paragraphs separated by an empty
 * line.
 * @throws Unusable if it has other headings or lacks one
 */
export function guideOf(markdown: string): Record<Field, string> {
  const [before = '', ...parts] = markdown.replaceAll('\r\n', '\n').split(/^## +/m)
  if (before.trim() !== '') throw new Unusable('text before the first heading')
  const texts = new Map<string, string>()
  for (const part of parts) {
    const end = part.indexOf('\n')
    const heading = (end < 0 ? part : part.slice(0, end)).trim()
    if (texts.has(heading)) throw new Unusable(`the heading "${heading}" occurs twice`)
    texts.set(heading, end < 0 ? '' : part.slice(end).trim())
  }
  const known: readonly string[] = Object.values(HEADINGS)
  const other = [...texts.keys()].find((heading) => !known.includes(heading))
  if (other !== undefined) throw new Unusable(`unknown heading "${other}"`)
  const missing = known.find((heading) => !texts.has(heading))
  if (missing) throw new Unusable(`has no heading "${missing}"`)
  const of = (field: Field) => texts.get(HEADINGS[field]) ?? ''
  return { about: of('about'), when_to_go: of('when_to_go'), getting_there: of('getting_there') }
}

async function readGuide(name: string, document: CatalogDocument): Promise<Record<Field, string>> {
  const file = fileWithin(name, document)
  if (!file) throw new Unusable('must be in the folder of the catalog file or below it')
  const markdown = await readFile(file, 'utf8').catch(() => {
    throw new Unusable(`no such file: ${name}`)
  })
  const texts = guideOf(markdown)
  for (const field of FIELDS) {
    const { error } = guideText.safeParse(texts[field], { reportInput: true })
    const [problem] = error ? problemsOf(error.issues) : []
    if (problem) throw new Unusable(`"${HEADINGS[field]}" ${problem.message}`)
  }
  return texts
}

async function withGuide(
  destination: FileDestination,
  path: Path,
  document: CatalogDocument,
  problems: Problem[],
): Promise<FileDestination> {
  const { guide, ...rest } = destination
  if (!guide) return destination
  const own = FIELDS.find((field) => LOCALES.some((locale) => Boolean(rest[field][locale])))
  if (own)
    problems.push({ path: [...path, own], message: 'must be omitted: it is in the guide', atName: true })
  const texts: Record<Field, Localized> = {
    about: { ...rest.about },
    when_to_go: { ...rest.when_to_go },
    getting_there: { ...rest.getting_there },
  }
  for (const locale of LOCALES) {
    // A language whose catalog is partial may have none.
    const name: string | undefined = guide[locale]
    if (name === undefined) continue
    try {
      const read = await readGuide(name, document)
      for (const field of FIELDS) texts[field][locale] = read[field]
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      problems.push({ path: [...path, 'guide', locale], message: error.message })
    }
  }
  return { ...rest, ...texts }
}

/** Replaces the references to guides in Markdown by their texts; keeps holes in the list. */
export async function readGuides(
  file: CatalogFile,
  documents: Documents,
): Promise<{ file: CatalogFile; problems: Problem[] }> {
  const problems: Problem[] = []
  if (!file.destinations) return { file, problems }
  const destinations = file.destinations.slice()
  for (const key of Object.keys(destinations)) {
    const [index, destination] = [Number(key), destinations[Number(key)]]
    const path = ['destinations', index]
    if (destination)
      destinations[index] = await withGuide(destination, path, documents.documentOf(path), problems)
  }
  return { file: { ...file, destinations }, problems }
}
