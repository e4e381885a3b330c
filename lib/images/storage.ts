import { join, resolve } from 'node:path'
import { env } from '@/lib/env'

/** Drawn pictures and their smaller copies; may be deleted at any time. */
export const PICTURES_DIR = resolve(env.DATA_DIR, 'pictures')

/**
 * Widths at which a picture is drawn: one for cards, one for whatever is larger. Everything in between is a
 * smaller copy, since drawing takes a hundred times as long as reducing.
 */
export const DRAWN_WIDTHS = [768, 1536] as const
export type DrawnWidth = (typeof DRAWN_WIDTHS)[number]

export function drawnWidthFor(width: number): DrawnWidth {
  return width <= DRAWN_WIDTHS[0] ? DRAWN_WIDTHS[0] : DRAWN_WIDTHS[1]
}

export const DRAWN_QUALITY = 86

/** Name (without ending) of a drawn picture below the folder. */
export function drawnName(path: string, width: DrawnWidth): string {
  return `${path}-${width}`
}

export function pictureFile(name: string, ending: string): string {
  return join(PICTURES_DIR, `${name}.${ending}`)
}
