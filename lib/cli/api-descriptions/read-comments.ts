/** A comment on a schema or a field of the contract. */
export interface Comment {
  /** Constant, and the names of the fields within it. */
  path: string[]
  text: string
}

const CONSTANT = /^(?:export )?const (\w+)/
const DECLARATION = /^(?:export )?(?:interface|type|function|class|async function)\b/
const FIELD = /^( +)(?:'([^']+)'|(\w+)):/

/** What only readers of the source need. */
const TAGS = /\s*@(?:param|throws|returns)\b.*/

/** The text of a comment's line, without the marks around it. */
const textOf = (line: string) =>
  line
    .replace(/^\s*(?:\/\*\*|\*(?!\/))\s?/, '')
    .replace(/\s*\*\/\s*$/, '')
    .trim()

/**
 * Reads the comments on constants and their fields from a source file of the contract, whose formatter indents fields
 * by their depth.
 */
export function readComments(source: string): Comment[] {
  const comments: Comment[] = []
  let fields: { indent: number; name: string }[] = []
  let comment: string[] = []
  let isOpen = false
  for (const line of source.split('\n')) {
    if (isOpen || /^\s*\/\*\*/.test(line)) {
      comment = [...(isOpen ? comment : []), textOf(line)]
      isOpen = !line.includes('*/')
      continue
    }
    if (DECLARATION.test(line)) fields = []
    const constant = CONSTANT.exec(line)?.[1]
    const [, indent = '', quoted, plain] = FIELD.exec(line) ?? []
    const name = quoted ?? plain
    if (constant) fields = [{ indent: 0, name: constant }]
    else if (name && fields.length > 0)
      fields = [...fields.filter((field) => field.indent < indent.length), { indent: indent.length, name }]
    const text = comment.filter(Boolean).join(' ').replace(TAGS, '')
    if (text && fields.length > 0 && (constant || name))
      comments.push({ path: fields.map((field) => field.name), text })
    comment = []
  }
  return comments
}
