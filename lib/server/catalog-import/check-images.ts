import { isSubject, isView } from '@/lib/art'
import { type FileImage, PICTURE_SOURCES } from '@/lib/contract/catalog-file'
import type { Path, Problem } from './problems'

function checkImage(picture: FileImage, path: Path): Problem[] {
  const told = PICTURE_SOURCES.filter((source) => picture[source] !== undefined)
  if (told.length !== 1)
    return [{ path, message: `must have one of ${PICTURE_SOURCES.join(', ')}, and only one` }]
  const { illustration } = picture
  if (!illustration) return []
  const problems: Problem[] = []
  if (!isSubject(illustration.subject))
    problems.push({
      path: [...path, 'illustration', 'subject'],
      message: 'the generator knows no such subject',
    })
  if (illustration.view !== undefined && !isView(illustration.view))
    problems.push({ path: [...path, 'illustration', 'view'], message: 'the generator knows no such view' })
  return problems
}

export function checkImages(pictures: readonly FileImage[], path: Path): Problem[] {
  return pictures.flatMap((picture, index) => checkImage(picture, [...path, index]))
}
