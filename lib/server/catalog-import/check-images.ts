import { isSubject, isView } from '@sunhop/illustrations'
import { type FileImage, PICTURE_SOURCES } from '@/lib/contract/catalog-file'
import type { Path, Problem } from './problems'

function checkImage(picture: FileImage, path: Path): Problem[] {
  const sources = PICTURE_SOURCES.filter((source) => picture[source] !== undefined)
  if (sources.length !== 1)
    return [{ path, message: `must have exactly one of ${PICTURE_SOURCES.join(', ')}` }]
  const { illustration } = picture
  if (!illustration) return []
  const problems: Problem[] = []
  if (!isSubject(illustration.subject))
    problems.push({
      path: [...path, 'illustration', 'subject'],
      message: 'unknown subject',
    })
  if (illustration.view !== undefined && !isView(illustration.view))
    problems.push({ path: [...path, 'illustration', 'view'], message: 'unknown view' })
  return problems
}

export function checkImages(pictures: readonly FileImage[], path: Path): Problem[] {
  return pictures.flatMap((picture, index) => checkImage(picture, [...path, index]))
}
