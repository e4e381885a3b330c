import { runBackup } from './backup/run-backup'

process.exitCode = await runBackup(process.argv.slice(2))
