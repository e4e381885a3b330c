/** The part of a photograph that stays visible where it is cropped, from 0 (left, top) to 1. */
export interface Focus {
  x: number
  y: number
}

export interface PhotoLicense {
  name: string
  /** Where its terms are. */
  url?: string | undefined
}

/** What an operator says of a photograph. */
export interface Photo {
  focus?: Focus | undefined
  /** Who is named as its author. */
  credit?: string | undefined
  license?: PhotoLicense | undefined
}

export const MAX_CREDIT_LENGTH = 120
export const MAX_LICENSE_LENGTH = 80

/** Returns the CSS position of a cropped photograph; undefined without a focal point. */
export function objectPosition(focus: Focus | undefined): string | undefined {
  return focus && `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`
}

/** Returns what is said of a photograph, without absent fields; undefined if nothing is. */
export function photoOf({ focus, credit, license }: Photo): Photo | undefined {
  const photo: Photo = {
    ...(focus && { focus }),
    ...(credit !== undefined && { credit }),
    ...(license && {
      license: { name: license.name, ...(license.url !== undefined && { url: license.url }) },
    }),
  }
  return Object.keys(photo).length > 0 ? photo : undefined
}
