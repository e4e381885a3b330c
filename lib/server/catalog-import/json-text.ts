import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Path, PlacedProblem, Position, Problem } from './problems'

const WORDS: Record<string, string> = {
  InvalidSymbol: 'this is no JSON: only true, false, null, numbers and texts in double quotes',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a field name in double quotes is missing, or a comma is too much',
  ValueExpected: 'a value is missing, or a comma is too much',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end of the document',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text does not end on its line',
  InvalidUnicode: 'this is no character: \\u and four hexadecimal digits',
  InvalidEscapeCharacter: 'this character cannot be escaped',
  InvalidCharacter: 'this character must be escaped',
}

/** The offset at which each line begins. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)]
}

/** Fields that stand twice in an object: the later would silently hold. */
function* doubleFields(node: Node, path: Path): Generator<Problem & { offset: number }> {
  const names = new Set<string>()
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* doubleFields(child, [...path, index])
    if (node.type !== 'object') continue
    const [key, value] = child.children ?? []
    if (!key) continue
    const name = String(key.value)
    if (names.has(name))
      yield { path: [...path, name], message: 'this field stands here twice', offset: key.offset }
    names.add(name)
    if (value) yield* doubleFields(value, [...path, name])
  }
}

/** How deep lists and objects may lie in each other; a catalogue needs ten. */
const DEEPEST = 100

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

function parsed(text: string, errors: ParseError[]): Node | undefined {
  if (depthOf(text) > DEEPEST) return undefined
  return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
}

/** A JSON document that knows where each of its values stands. */
export class JsonText {
  readonly value: unknown
  /** Why it is no JSON; without any, `value` is what it says. */
  readonly problems: PlacedProblem[]
  readonly #starts: number[]
  readonly #root: Node | undefined

  constructor(text: string) {
    this.#starts = lineStarts(text)
    const errors: ParseError[] = []
    this.#root = parsed(text, errors)
    this.problems = errors.map(({ error, offset }) => ({
      path: [],
      message: WORDS[printParseErrorCode(error)] ?? 'this is no JSON',
      ...this.positionAt(offset),
    }))
    if (!this.#root && errors.length === 0)
      this.problems.push({ path: [], message: 'this is no catalogue', line: 1, column: 1 })
    if (!this.#root || this.problems.length > 0) return
    this.problems = [...doubleFields(this.#root, [])].map(({ offset, ...problem }) => ({
      ...problem,
      ...this.positionAt(offset),
    }))
    this.value = JSON.parse(text)
  }

  /** Line and column of an offset, counted from 1. */
  positionAt(offset: number): Position {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 }
  }

  /** Where a value begins; that of what surrounds it where it is missing. */
  positionOf(path: Path, atName = false): Position {
    for (let length = path.length; this.#root && length >= 0; length--) {
      const node = findNodeAtLocation(this.#root, path.slice(0, length))
      if (!node) continue
      const name = atName && length === path.length ? node.parent?.children?.[0] : undefined
      return this.positionAt((name ?? node).offset)
    }
    return { line: 1, column: 1 }
  }

  /** Problems with their positions, in the order of the text. */
  placed(problems: readonly Problem[]): PlacedProblem[] {
    return problems
      .map((problem) => ({ ...problem, ...this.positionOf(problem.path, problem.atName) }))
      .sort((a, b) => a.line - b.line || a.column - b.column)
  }
}
