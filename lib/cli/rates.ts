import { runRates } from './run-rates'

process.exitCode = await runRates(process.argv.slice(2))
