interface Covering {
  has(codePoint: number): boolean
}

/** A stretch of text drawn in one font. */
export interface Run<F extends Covering> {
  face: F
  text: string
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Control characters that affect how text is drawn but are not drawn themselves; no font needs them. */
export const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu

export function covers(face: Covering, sign: string): boolean {
  return [...sign].every((letter) => face.has(letter.codePointAt(0) ?? 0))
}

/**
 * Splits a text into runs by the first font that has all of a grapheme, marks included; where none has, the
 * first font draws its missing-glyph box. A space belongs to the preceding run.
 * @param faces at least one
 */
export function runsOf<F extends Covering>(text: string, faces: readonly [F, ...F[]]): Array<Run<F>> {
  const runs: Array<Run<F>> = []
  for (const { segment } of graphemes.segment(text.replace(INVISIBLE, ''))) {
    const last = runs.at(-1)
    const stays = last && segment.trim() === '' && covers(last.face, segment)
    const face = stays ? last.face : (faces.find((candidate) => covers(candidate, segment)) ?? faces[0])
    if (last && last.face === face) last.text += segment
    else runs.push({ face, text: segment })
  }
  return runs
}
