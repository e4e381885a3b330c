import { MOST_PIXELS } from '@/lib/domain/image'
import { imageMeta } from './image-meta'

/** Why a file cannot be somebody's picture. */
export type ImageProblem = 'type' | 'size' | 'pixels' | 'unreadable'

export interface ImageRules {
  /** Media types, e.g. 'image/jpeg'. */
  types: readonly string[]
  maxBytes: number
}

/** What can be said of a file without opening it; null where nothing is wrong. */
export function imageProblem(
  file: { type: string; size: number },
  { types, maxBytes }: ImageRules,
): ImageProblem | null {
  if (!types.includes(file.type)) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'unreadable' : null
}

/** What the browser can say once it has tried to draw a file; null where nothing is wrong. */
export async function drawingProblem(file: File): Promise<ImageProblem | null> {
  const { width, height } = await imageMeta(file)
  if (width * height > MOST_PIXELS) return 'pixels'
  return width > 0 ? null : 'unreadable'
}

/** 'image/jpeg' → 'JPEG' */
export function typeName(type: string): string {
  const name = type.split('/').at(-1) ?? type
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}
