/** A screen begins with several calls, and a slow phone takes some milliseconds to send one: a touch comes between two of them. */
const waiting: (() => void)[] = []
let isTaken = false
let tasks: MessagePort | undefined

/** A browser delays repeated timers, but no messages. */
function nextTask(): void {
  if (!tasks) {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = next
    tasks = port2
  }
  tasks.postMessage(null)
}

function next(): void {
  const go = waiting.shift()
  if (!go) {
    isTaken = false
    return
  }
  go()
  nextTask()
}

/** The first call of a task goes at once, each further one in a task of its own. */
export function turn(): Promise<void> | undefined {
  if (isTaken) return new Promise((go) => waiting.push(go))
  isTaken = true
  nextTask()
  return undefined
}
