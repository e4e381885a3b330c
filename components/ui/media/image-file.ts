import { MAX_PIXELS } from '@/lib/domain/image'
import { imageMeta } from './image-meta'

/** Why a file is rejected as a profile image. */
export type ImageProblem = 'type' | 'size' | 'pixels' | 'unreadable'

export interface ImageRules {
  /** Media types, e.g. 'image/jpeg'. */
  types: readonly string[]
  maxBytes: number
}

/** Checks a file without decoding it; null if it is valid. */
export function imageProblem(
  file: { type: string; size: number },
  { types, maxBytes }: ImageRules,
): ImageProblem | null {
  if (!types.includes(file.type)) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'unreadable' : null
}

/** Checks a file by decoding it in the browser; null if it is valid. */
export async function drawingProblem(file: File): Promise<ImageProblem | null> {
  const { width, height } = await imageMeta(file)
  if (width * height > MAX_PIXELS) return 'pixels'
  return width > 0 ? null : 'unreadable'
}

/** 'image/jpeg' → 'JPEG' */
export function typeName(type: string): string {
  const name = type.split('/').at(-1) ?? type
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}
