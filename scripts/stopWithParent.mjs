/** Ends a script and its processes on a signal, or when the process that ran it is gone. */

/** `stop` ends parts in their order; all other processes of the script's group end with it. */
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

// run.mjs makes the script the leader of its process group. A script that is started by hand may share the group of a shell, which must not
// end.
function endGroup() {
  if (process.platform === 'win32' || !process.channel) return
  process.kill(-process.pid, 'SIGTERM')
}
