import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describedBy } from '@/lib/contract/openapi/descriptions'
import { type Comment, readComments } from './read-comments'
import { errorCodesOfRoutes } from './read-error-codes'

const FOLDER = join(process.cwd(), 'lib/contract')
export const DESCRIPTIONS_FILE = join(FOLDER, 'openapi/descriptions.json')
export const ERROR_CODES_FILE = join(FOLDER, 'openapi/error-codes.json')

/** The comments of the contract's files, by file without its ending. */
export function commentsOfContract(): Array<{ file: string; comment: Comment }> {
  return globSync('*.ts', { cwd: FOLDER })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) =>
      readComments(readFileSync(join(FOLDER, file), 'utf8')).map((comment) => ({
        file: basename(file, '.ts'),
        comment,
      })),
    )
}

/** The file of descriptions as the comments of the contract make it. */
export function descriptionsOfSources(): string {
  const files: Record<string, Record<string, string>> = {}
  for (const { file, comment } of commentsOfContract())
    if (describedBy(file, comment.path))
      files[file] = { ...files[file], [comment.path.join('.')]: comment.text }
  return `${JSON.stringify(files, null, 2)}\n`
}

/** The file of error codes as the comments of the services make it: a text for each operation. */
export function errorCodesOfSources(): string {
  const texts = Object.entries(errorCodesOfRoutes()).map(([id, codes]) => [id, codes.join(' ')] as const)
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
}
