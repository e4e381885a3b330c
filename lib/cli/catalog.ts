import { runCatalog } from './run-catalog'

// The reader of an export may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.exitCode = await runCatalog(process.argv.slice(2))
