/** A screen begins with several calls, and a slow phone takes some milliseconds to send one: a touch comes between two of them. */
const waiting: (() => void)[] = []
let isTaken = false
let tasks: MessageChannel | undefined

/** As a message: a browser delays repeated timers. */
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

/** The first call of a task goes at once, each further one in a task of its own. */
export function turn(): Promise<void> | undefined {
  if (isTaken) return new Promise((go) => waiting.push(go))
  isTaken = true
  nextTask()
  return undefined
}
