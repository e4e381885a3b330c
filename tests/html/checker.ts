import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar'
/** The checker runs on this version of Java and later ones. */
const OLDEST_JAVA = 17

/** Attributes by which React marks what a view transition animates. */
const WRITTEN_BY_REACT = /^Attribute “vt-\w+” not allowed/

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  url?: string
  message: string
  extract?: string
}

/** Whether this machine has a Java that runs the checker. */
export function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= OLDEST_JAVA
}

async function run(files: string[]): Promise<Message[]> {
  const checker = spawn(
    'java',
    ['-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', '--no-langdetect', ...files],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const output = await text(checker.stdout)
  return (JSON.parse(output) as { messages: Message[] }).messages
}

/**
 * Checks HTML with the Nu HTML checker and returns its errors and warnings, a line each.
 * @param pages HTML by the name of its page
 */
export async function checkHtml(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'html-'))
  try {
    const names = [...pages.keys()]
    const files = names.map((name, at) => {
      const file = join(folder, `${at}.html`)
      writeFileSync(file, pages.get(name) ?? '')
      return file
    })
    const messages = await run(files)
    return messages
      .filter(({ type, subType, message }) => {
        return (type !== 'info' || subType === 'warning') && !WRITTEN_BY_REACT.test(message)
      })
      .map(({ url = '', message, extract = '' }) => {
        const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
        return `${name}: ${message} ${extract.replaceAll(/\s+/g, ' ').trim()}`
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
