// Preloaded by child processes: a parent that is killed cannot stop its children.

/** How long a process may take to stop by itself. */
const GRACE_MS = 4_000

function end(): void {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
}

// Its own children inherit the preload, but not the variable: theirs is another channel, which must hold them.
const endsWithParent = process.env.ENDS_WITH_PARENT !== undefined
delete process.env.ENDS_WITH_PARENT

if (endsWithParent && process.channel) {
  process.once('disconnect', end)
  // The channel must not keep a finished command running.
  process.channel.unref()
} else if (endsWithParent) end()
