// Preloaded by commands, before any of them reads the settings.
import './end-with-parent.ts'

process.on('uncaughtExceptionMonitor', (error) => {
  if (error.name !== 'InvalidSettings') return
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
