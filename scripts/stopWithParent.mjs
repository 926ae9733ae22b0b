/** Ends a script and what it started when a signal comes, or when the process that ran it is gone. */

/** `stop` is for what needs an orderly end; whatever is still there in the script's own process group ends with it. */
export function stopWithParent(stop = () => {}) {
  let stopping = false
  const end = async (code) => {
    if (stopping) return
    stopping = true
    await stop()
    endGroup()
    process.exit(code)
  }
  process.once('disconnect', () => end(1))
  process.channel?.unref()
  for (const [signal, number] of Object.entries({ SIGINT: 2, SIGTERM: 15, SIGHUP: 1 })) {
    process.on(signal, () => end(128 + number))
  }
}

// run.mjs makes the script the leader of its group; started by hand it may share the group of a shell, which is not ours to end.
function endGroup() {
  if (process.platform === 'win32' || !process.channel) return
  process.kill(-process.pid, 'SIGTERM')
}
