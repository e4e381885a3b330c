import { setTimeout as sleep } from 'node:timers/promises'
import { type LaunchedDatabase, type LaunchOptions, launchEmbedded } from './launch'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000

/** A database that is started again whenever its process ends. */
export type SupervisedDatabase = {
  /** Stays the same: a database that is started again has the same port and password. */
  url: string
  stop(): Promise<void>
}

/**
 * Opens a database in a process of its own, and again when that process has ended by itself.
 * @param report receives one line for each interruption, and one more if it lasts
 * @throws FolderInUse if another process has the folder open
 */
export async function superviseEmbedded(
  options: LaunchOptions,
  report: (line: string) => void,
): Promise<SupervisedDatabase> {
  let database = await launchEmbedded(options)
  const { url } = database
  const { port, password } = new URL(url)
  let isStopping = false

  async function restart(): Promise<LaunchedDatabase | null> {
    const since = performance.now()
    for (let pause = FIRST_PAUSE_MS; !isStopping; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        const again = await launchEmbedded({ ...options, port: Number(port), password })
        const seconds = ((performance.now() - since) / 1000).toFixed(1)
        report(`! The embedded database ended unexpectedly. It was started again within ${seconds} s.`)
        return again
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (pause === FIRST_PAUSE_MS)
          report(`! The embedded database ended unexpectedly and does not start again yet: ${reason}`)
        await sleep(pause)
      }
    }
    return null
  }

  const supervision = (async () => {
    for (;;) {
      await database.exited
      if (isStopping) return
      const again = await restart()
      if (again) database = again
      if (!again || isStopping) return
    }
  })()

  return {
    url,
    async stop() {
      isStopping = true
      await database.stop()
      await supervision
      // It may have been started again in the meantime.
      await database.stop()
    },
  }
}
