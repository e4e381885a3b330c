import { runReviews } from './run-reviews'

process.exitCode = await runReviews(process.argv.slice(2))
