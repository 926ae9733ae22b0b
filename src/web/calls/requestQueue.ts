/**
 * Sends the calls of a screen in separate tasks: on a slow phone each takes milliseconds, and a touch is handled between two of
 * them.
 */
const waiting: (() => void)[] = []
let isTaken = false
let tasks: MessageChannel | undefined

/** Uses a message because browsers delay repeated timers. */
function nextTask(): void {
  if (!tasks) {
    tasks = new MessageChannel()
    tasks.port1.onmessage = () => {
      const go = waiting.shift()
      isTaken = !!go
      if (!go) return
      go()
      nextTask()
    }
  }
  tasks.port2.postMessage(0)
}

export function waitForTurn(): Promise<void> | undefined {
  if (isTaken) return new Promise((go) => waiting.push(go))
  isTaken = true
  nextTask()
  return undefined
}
