import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

interface TraceOptions {
  base: string
  /** Also resolves TypeScript. */
  ts: boolean
  /** What aliases stand for. */
  paths: Record<string, string>
  readFile(path: string): Promise<string | null>
}

/** With which Next traces its own server and the pages. */
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as {
  nodeFileTrace(files: string[], options: TraceOptions): Promise<{ fileList: Set<string> }>
}

/** Returns the files of packages that programs in TypeScript load, by following their imports; relative to the shop's folder. */
export async function tracePackages(programs: readonly string[]): Promise<string[]> {
  const root = process.cwd()
  const sources = join(root, 'lib')
  const { fileList } = await nodeFileTrace([...programs], {
    base: root,
    ts: true,
    paths: { '@/': `${root}/` },
    readFile: async (path) => {
      const text = await readFile(path, 'utf8').catch(() => null)
      return text !== null && path.startsWith(sources) && path.endsWith('.ts')
        ? stripTypeScriptTypes(text)
        : text
    },
  })
  return [...fileList].filter((file) => file.startsWith('node_modules/'))
}
