import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { contentsOf, messagesWithFiles } from '@/lib/server/support/file-repo'

/** Returns a path in a folder that no file has: 'slip.pdf', 'slip (2).pdf'. */
function freePath(folder: string, name: string): string {
  const { name: stem, ext } = parse(name)
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${stem} (${number})${ext}`)
    if (!existsSync(path)) return path
  }
}

/**
 * Writes the files of a request into a folder, without replacing any.
 * @returns their paths
 */
export async function saveFiles(requestId: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  mkdirSync(folder, { recursive: true })
  for (const messageId of await messagesWithFiles(requestId))
    for (const { name, content } of await contentsOf(messageId)) {
      const path = freePath(folder, name)
      writeFileSync(path, content, { flag: 'wx' })
      paths.push(path)
    }
  return paths
}
