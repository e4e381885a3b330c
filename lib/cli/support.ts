import { runSupport } from './support/run-support'

process.exitCode = await runSupport(process.argv.slice(2))
