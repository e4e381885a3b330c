import { join, resolve } from 'node:path'
import { type IllustrationSpec, illustrationKey } from '@/lib/art'
import { env } from '@/lib/env'
import type { ImageModifiers } from './modifiers'

/** Drawn pictures and their smaller copies; may be deleted at any time. */
export const PICTURES_DIR = resolve(env.DATA_DIR, 'pictures')

/** Pictures that came as files; nothing can draw them again. */
export const MEDIA_DIR = resolve(env.MEDIA_DIR ?? `${env.DATA_DIR}/media`)

/** Where a picture that came as a file lies, by what is in it. */
export function mediaFile(digest: string): string {
  return join(MEDIA_DIR, digest.slice(0, 2), digest)
}

/** The file of its copy in another size or format. */
export function mediaCopyFile(digest: string, { width, format }: ImageModifiers, social: boolean): string {
  return join(PICTURES_DIR, 'media', `${digest}-${social ? 'social' : width}.${format}`)
}

/**
 * Widths at which a picture is drawn: one for cards and galleries, the others for the same on dense screens, for
 * heroes and the lightbox. Everything in between is a smaller copy, since drawing takes a hundred times as long as
 * reducing. The first two are half as wide again as what they are for, which keeps the grain fine; dense screens do
 * the same by themselves.
 */
export const DRAWN_WIDTHS = [960, 1920, 2560, 3072] as const
export type DrawnWidth = (typeof DRAWN_WIDTHS)[number]

/** The widest copy that each drawing is sharp enough for. */
const WIDEST_COPY: Record<DrawnWidth, number> = { 960: 768, 1920: 1536, 2560: 2560, 3072: 3072 }

/** The widths of drawings from which a copy of `width` comes out sharp, the least first. */
export function drawnWidthsFor(width: number): [DrawnWidth, ...DrawnWidth[]] {
  const [least = 3072, ...wider] = DRAWN_WIDTHS.filter((drawn) => WIDEST_COPY[drawn] >= width)
  return [least, ...wider]
}

/** The file of a drawn picture. Its name tells what was drawn: another spec is another file. */
export function drawnFile(path: string, spec: IllustrationSpec, width: DrawnWidth): string {
  return join(PICTURES_DIR, `${path}-${illustrationKey(spec)}-${width}.webp`)
}

/** The file of a copy in another size or format. */
export function copyFile(path: string, spec: IllustrationSpec, { width, format }: ImageModifiers): string {
  return join(PICTURES_DIR, `${path}-${illustrationKey(spec)}-${width}.copy.${format}`)
}
