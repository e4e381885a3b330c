/** A run of plain text, or a link. */
export interface Piece {
  text: string
  href?: string
}

export type Block = { kind: 'paragraph'; lines: Piece[][] } | { kind: 'list'; lines: Piece[][] }

const LINK = /\[([^\][]+)\]\(([^()\s]+)\)/g

/** Permitted link targets: pages of the shop, anchors, `mailto:`, and other sites over HTTPS. */
const SAFE = /^(?:\/(?!\/)|#|mailto:|https:\/\/)/

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of line.matchAll(LINK)) {
    const [whole, text = '', href = ''] = match
    if (!SAFE.test(href)) continue
    if (match.index > from) pieces.push({ text: line.slice(from, match.index) })
    pieces.push({ text, href })
    from = match.index + whole.length
  }
  if (from < line.length) pieces.push({ text: line.slice(from) })
  return pieces
}

const BULLET = /^- +/

/**
 * Parses a text of the messages: a blank line separates paragraphs, lines that start with '- ' form a list,
 * and `[label](/path)` is a link. Everything else is plain text, including links to other targets. An entry of a list
 * may be empty, where it is about what the shop does not have.
 */
export function readProse(text: string): Block[] {
  const blocks: Block[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    for (const raw of paragraph.split('\n')) {
      const line = raw.trim()
      if (!line || line === '-') continue
      const kind = BULLET.test(line) ? 'list' : 'paragraph'
      const pieces = piecesOf(line.replace(BULLET, ''))
      const last = blocks.at(-1)
      if (kind === 'list' && last?.kind === 'list') last.lines.push(pieces)
      else blocks.push({ kind, lines: [pieces] })
    }
  }
  return blocks
}

/** Returns the text without markup, for structured data and other machine readers. */
export function plainProse(text: string): string {
  return readProse(text)
    .flatMap(({ lines }) => lines)
    .map((pieces) => pieces.map((piece) => piece.text).join(''))
    .join('\n')
}
