import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Path, Position, Problem } from './problems'

/** A problem with its position in the text. */
type ProblemAt = Problem & Position

/** The position that an offset of a text has in the document of which the text is a part. */
export interface Anchor extends Position {
  offset: number
}

const START: Anchor = { offset: 0, line: 1, column: 1 }

const MESSAGES: Record<string, string> = {
  InvalidSymbol: 'not valid JSON: expected true, false, null, a number or text in double quotes',
  InvalidNumberFormat: 'invalid number',
  PropertyNameExpected: 'missing field name in double quotes, or extra comma',
  ValueExpected: 'missing value, or extra comma',
  ColonExpected: 'missing colon',
  CommaExpected: 'missing comma',
  CloseBraceExpected: 'missing closing }',
  CloseBracketExpected: 'missing closing ]',
  EndOfFileExpected: 'unexpected content after the end of the document',
  InvalidCommentToken: 'JSON does not allow comments',
  UnexpectedEndOfString: 'text must end on the same line',
  InvalidUnicode: 'invalid character: use \\u and four hexadecimal digits',
  InvalidEscapeCharacter: 'this character cannot be escaped',
  InvalidCharacter: 'this character must be escaped',
}

/** The offset at which each line starts. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)]
}

/** Duplicate fields of an object: JSON.parse would silently take the last one. */
function* duplicateFields(node: Node, path: Path): Generator<Problem & { offset: number }> {
  const names = new Set<string>()
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* duplicateFields(child, [...path, index])
    if (node.type !== 'object') continue
    const [key, value] = child.children ?? []
    if (!key) continue
    const name = String(key.value)
    if (names.has(name)) yield { path: [...path, name], message: 'duplicate field', offset: key.offset }
    names.add(name)
    if (value) yield* duplicateFields(value, [...path, name])
  }
}

/** Maximum nesting of lists and objects; a catalog needs ten levels. */
const MAX_DEPTH = 100

function depthOf(text: string): number {
  let [depth, deepest, inText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inText && character === '\\') at++
    else if (character === '"') inText = !inText
    else if (inText) continue
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}

function parse(text: string, errors: ParseError[]): Node | undefined {
  if (depthOf(text) > MAX_DEPTH) return undefined
  return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
}

/** A parsed JSON document with the position of each value. */
export class JsonText {
  readonly value: unknown
  /** Syntax errors and duplicate fields; `value` is set unless there are syntax errors. */
  readonly problems: ProblemAt[]
  readonly #starts: number[]
  readonly #anchors: readonly Anchor[]
  readonly #root: Node | undefined

  /** @param anchors where the text is in a document, if parts of that are left out; sorted by offset */
  constructor(text: string, anchors: readonly Anchor[] = [START]) {
    this.#anchors = anchors
    this.#starts = lineStarts(text)
    const errors: ParseError[] = []
    this.#root = parse(text, errors)
    this.problems = errors.map(({ error, offset }) => ({
      path: [],
      message: MESSAGES[printParseErrorCode(error)] ?? 'not valid JSON',
      ...this.positionAt(offset),
    }))
    if (!this.#root && errors.length === 0)
      this.problems.push({ path: [], message: 'not a catalog file', line: 1, column: 1 })
    if (!this.#root || this.problems.length > 0) return
    this.problems = [...duplicateFields(this.#root, [])].map(({ offset, ...problem }) => ({
      ...problem,
      ...this.positionAt(offset),
    }))
    this.value = JSON.parse(text)
  }

  /** Line and column of an offset within the text, counted from 1. */
  #within(offset: number): Position {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 }
  }

  /** Line and column of an offset in the document, counted from 1. */
  positionAt(offset: number): Position {
    const anchor = this.#anchors.findLast((known) => known.offset <= offset) ?? START
    const [at, from] = [this.#within(offset), this.#within(anchor.offset)]
    return {
      line: anchor.line + at.line - from.line,
      column: at.line === from.line ? anchor.column + offset - anchor.offset : at.column,
    }
  }

  /** The start of a value, or of the nearest existing ancestor if it is missing. */
  positionOf(path: Path, atName = false): Position {
    for (let length = path.length; this.#root && length >= 0; length--) {
      const node = findNodeAtLocation(this.#root, path.slice(0, length))
      if (!node) continue
      const name = atName && length === path.length ? node.parent?.children?.[0] : undefined
      return this.positionAt((name ?? node).offset)
    }
    return this.positionAt(0)
  }
}
