/**
 * Lets the process outlive whoever reads what it says: a line that nobody takes is lost, and nothing else fails.
 * Without it every such line is an uncaught error, of which a line is written, and so on without end.
 */
export function ignoreEpipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
