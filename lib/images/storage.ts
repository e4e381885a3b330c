import { join, resolve } from 'node:path'
import { type PictureSpec, pictureKey } from '@/lib/art'
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
 * Widths at which a picture is drawn: one for cards, the others for galleries and heroes on screens of any
 * density. Everything in between is a smaller copy, since drawing takes a hundred times as long as reducing.
 */
export const DRAWN_WIDTHS = [640, 1280, 2048, 3072] as const
export type DrawnWidth = (typeof DRAWN_WIDTHS)[number]

/** The width at which a picture is drawn that is wanted in `width`. */
export function drawnWidthFor(width: number): DrawnWidth {
  return DRAWN_WIDTHS.find((drawn) => drawn >= width) ?? 3072
}

/** The file of a drawn picture. Its name tells what was drawn: another spec is another file. */
export function drawnFile(path: string, spec: PictureSpec, width: DrawnWidth): string {
  return join(PICTURES_DIR, `${path}-${pictureKey(spec)}-${width}.webp`)
}

/** The file of a copy in another size or format. */
export function copyFile(path: string, spec: PictureSpec, { width, format }: ImageModifiers): string {
  return join(PICTURES_DIR, `${path}-${pictureKey(spec)}-${width}.copy.${format}`)
}
