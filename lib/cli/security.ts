import { runSecurity } from './security/run-security'

process.exitCode = await runSecurity(process.argv.slice(2))
