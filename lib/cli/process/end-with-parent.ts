// Preloaded by child processes: a parent that is killed cannot stop its children.

/** How long a process may take to stop by itself. */
const GRACE_MS = 4_000

function end(): void {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
}

if (process.channel) {
  process.once('disconnect', end)
  // The channel must not keep a finished command running.
  process.channel.unref()
} else if (process.env.ENDS_WITH_PARENT) end()

// Its own children have no such channel.
delete process.env.ENDS_WITH_PARENT
