/**
 * Keeps the process running when the reader of its output closes the pipe: the line is lost and nothing else
 * fails. Without this every such write raises an uncaught error, which is logged, which raises another,
 * without end.
 */
export function ignoreEpipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
