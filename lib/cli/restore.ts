import { runRestore } from './backup/run-restore'

process.exitCode = await runRestore(process.argv.slice(2))
