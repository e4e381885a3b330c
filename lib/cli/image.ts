import { runImage } from './image/run-image'

process.exitCode = await runImage(process.argv.slice(2))
