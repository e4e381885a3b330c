import { imageMeta } from './image-meta'

/** Why a file cannot be somebody's picture. */
export type PictureProblem = 'type' | 'size' | 'unreadable'

export interface PictureRules {
  /** Media types, e.g. 'image/jpeg'. */
  types: readonly string[]
  maxBytes: number
}

/** What can be said of a file without opening it; null where nothing is wrong. */
export function pictureProblem(
  file: { type: string; size: number },
  { types, maxBytes }: PictureRules,
): PictureProblem | null {
  if (!types.includes(file.type)) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'unreadable' : null
}

/** Whether the browser can draw a file. */
export async function isDrawable(file: File): Promise<boolean> {
  return (await imageMeta(file)).ratio > 0
}

/** 'image/jpeg' → 'JPEG' */
export function typeName(type: string): string {
  const name = type.split('/').at(-1) ?? type
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}
