import { isSubject, isView } from '@sunhop/illustrations'
import { type FileImage, IMAGE_SOURCES, PHOTO_FIELDS } from '@/lib/contract/catalog-file'
import type { Path, Problem } from './problems'

function checkImage(image: FileImage, path: Path): Problem[] {
  const sources = IMAGE_SOURCES.filter((source) => image[source] !== undefined)
  if (sources.length !== 1) return [{ path, message: `must have exactly one of ${IMAGE_SOURCES.join(', ')}` }]
  const { illustration } = image
  if (!illustration) return []
  const problems: Problem[] = PHOTO_FIELDS.filter((field) => image[field] !== undefined).map((field) => ({
    path: [...path, field],
    message: 'is for photographs: this image is drawn',
  }))
  if (!isSubject(illustration.subject))
    problems.push({
      path: [...path, 'illustration', 'subject'],
      message: 'unknown subject',
    })
  if (illustration.view !== undefined && !isView(illustration.view))
    problems.push({ path: [...path, 'illustration', 'view'], message: 'unknown view' })
  return problems
}

export function checkImages(images: readonly FileImage[], path: Path): Problem[] {
  return images.flatMap((image, index) => checkImage(image, [...path, index]))
}
