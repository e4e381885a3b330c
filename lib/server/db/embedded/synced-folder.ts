import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

/** The parts of the engine's file system that are used here. */
interface Module {
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: Stream) => number }
  }
}

interface Stream {
  /** Absent for a folder. */
  nfd?: number
  node: unknown
}

/** Settings with which the engine syncs: its own default is not to. The other methods have no effect in WebAssembly. */
export const SYNC_SETTINGS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/**
 * A data folder whose files and folders are synced to the disk when the engine asks for it. The file system of the engine
 * accepts the request and does nothing.
 */
export class SyncedFolder extends NodeFS {
  readonly #onSynced: (path: string) => void

  /** @param onSynced is called with the path of each file or folder that is on the disk now */
  constructor(folder: string, onSynced: (path: string) => void = () => undefined) {
    super(folder)
    this.#onSynced = onSynced
  }

  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options)
    const addSync = (module: unknown) => {
      const { NODEFS } = module as Module
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        const path = NODEFS.realPath(node)
        const file = nfd ?? openSync(path, 'r')
        try {
          fsyncSync(file)
        } finally {
          if (nfd === undefined) closeSync(file)
        }
        this.#onSynced(path)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}
