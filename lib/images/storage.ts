import { join, resolve } from 'node:path'
import { type IllustrationSpec, illustrationKey } from '@sunhop/illustrations'
import type { Focus } from '@/lib/domain/photo'
import { env } from '@/lib/env'
import type { ImageModifiers } from './modifiers'

/** Drawn images and their smaller copies; can be deleted at any time. */
export const IMAGES_DIR = resolve(env.DATA_DIR, 'pictures')

/** Returns the path of the copy of an imported image in a size and format. */
export function mediaCopyFile(digest: string, { width, format }: ImageModifiers): string {
  return join(IMAGES_DIR, 'media', `${digest}-${width}.${format}`)
}

/** Returns the path of the social preview of an imported image, which depends on its focal point. */
export function mediaSocialFile(digest: string, format: string, focus: Focus | null): string {
  const around = focus ? `-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : ''
  return join(IMAGES_DIR, 'media', `${digest}-social${around}.${format}`)
}

/**
 * Widths at which images are drawn: the first for cards and galleries, the others for dense screens, heroes
 * and the lightbox. Other widths are scaled-down copies, because drawing takes a hundred times as long as
 * scaling. The first two are 1.5 times their largest display width, which keeps the grain fine; dense screens
 * do that by themselves.
 */
export const DRAWN_WIDTHS = [960, 1920, 2560, 3072] as const
export type DrawnWidth = (typeof DRAWN_WIDTHS)[number]

/** The widest sharp copy of each drawing. */
const WIDEST_COPY: Record<DrawnWidth, number> = { 960: 768, 1920: 1536, 2560: 2560, 3072: 3072 }

/** Returns the drawn widths that give a sharp copy of `width`, the smallest first. */
export function drawnWidthsFor(width: number): [DrawnWidth, ...DrawnWidth[]] {
  const [smallest = 3072, ...wider] = DRAWN_WIDTHS.filter((drawn) => WIDEST_COPY[drawn] >= width)
  return [smallest, ...wider]
}

/**
 * Returns the path of a drawn image. The name contains a key of the spec, so another spec is another file.
 */
export function drawnFile(path: string, spec: IllustrationSpec, width: DrawnWidth): string {
  return join(IMAGES_DIR, `${path}-${illustrationKey(spec)}-${width}.webp`)
}

/** Returns the path of a copy in another size or format. */
export function copyFile(path: string, spec: IllustrationSpec, { width, format }: ImageModifiers): string {
  return join(IMAGES_DIR, `${path}-${illustrationKey(spec)}-${width}.copy.${format}`)
}
