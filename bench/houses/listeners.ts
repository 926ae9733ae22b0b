/** A separate process that holds thousands of live streams on bare sockets, and tells when each of them heard a word. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const againMs = 500

type Task =
  | { kind: 'open'; port: number; tokens: readonly string[]; at_once: number }
  | { kind: 'hear'; word: string }
  | { kind: 'drop' }

export interface Listeners {
  /** Milliseconds until all are open and have heard their first word. */
  open(port: number, tokens: readonly string[], atOnce: number): Promise<number>
  /** Milliseconds after the act until each has heard the word. */
  hear(word: string, act: () => Promise<unknown>): Promise<number[]>
  drop(): Promise<void>
  close(): void
}

const now = () => performance.timeOrigin + performance.now()

export function openListeners(): Listeners {
  const child = fork(fileURLToPath(import.meta.url))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the listeners ended with ${code}`)
  })
  ended.catch(() => undefined)
  const answer = async (): Promise<number[]> => {
    const [times]: number[][] = await Promise.race([once(child, 'message'), ended])
    return times ?? []
  }
  const play = async (task: Task) => {
    const answered = answer()
    child.send(task)
    return answered
  }
  return {
    async open(port, tokens, atOnce) {
      const began = now()
      await play({ kind: 'open', port, tokens, at_once: atOnce })
      return now() - began
    },
    async hear(word, act) {
      await play({ kind: 'hear', word })
      const heard = answer()
      const began = now()
      await act()
      return (await heard).map((at) => at - began)
    },
    async drop() {
      await play({ kind: 'drop' })
    },
    close: () => child.disconnect(),
  }
}

const streams = new Set<Socket>()
let awaited: { word: string; heard: Map<Socket, number> } | null = null

function hear(socket: Socket, text: string): void {
  if (!awaited || awaited.heard.has(socket) || !text.includes(`data: ${awaited.word}\n`)) return
  awaited.heard.set(socket, now())
  answerWhenAllHeard()
}

function answerWhenAllHeard(): void {
  if (!awaited || awaited.heard.size < streams.size) return
  process.send?.([...awaited.heard.values()])
  awaited = null
}

/** Each from an address of its own, as a proxy would tell it. Returns false when the program was busy. */
function openOne(port: number, token: string, turn: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let said = ''
    socket.on('error', reject)
    socket.on('close', () => {
      // One that the program ended is waited for no longer.
      if (streams.delete(socket)) answerWhenAllHeard()
      reject(new Error(`a stream was closed: ${said.slice(0, 200)}`))
    })
    socket.on('data', (part) => {
      const text = part.toString('latin1')
      if (streams.has(socket)) return hear(socket, text)
      said += text
      if (said.startsWith('HTTP/1.1 200') && said.includes('data: everything\n')) {
        streams.add(socket)
        resolve(true)
      } else if (said.startsWith('HTTP/1.1 503')) {
        resolve(false)
        socket.destroy()
      } else if (said.includes('\r\n\r\n') && !said.startsWith('HTTP/1.1 200')) socket.destroy()
    })
    const head = [
      'GET /api/v1/live HTTP/1.1',
      `host: 127.0.0.1:${port}`,
      'accept: text/event-stream',
      'accept-language: es-MX',
      `user-agent: ${agent}`,
      `cookie: garita_session=${token}`,
      `x-forwarded-for: 10.0.${turn >> 8}.${turn & 255}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
  })
}

// As long as a phone's.
const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function openAll({ port, tokens, at_once }: Extract<Task, { kind: 'open' }>): Promise<void> {
  const left = tokens.entries()
  const openNext = async () => {
    // A browser that was told to come back does.
    for (const [turn, token] of left) while (!(await openOne(port, token, turn))) await sleep(againMs)
  }
  await Promise.all(Array.from({ length: at_once }, openNext))
}

function drop(): void {
  for (const socket of streams) {
    socket.removeAllListeners('close')
    socket.destroy()
  }
  streams.clear()
  awaited = null
}

async function perform(task: Task): Promise<void> {
  if (task.kind === 'open') await openAll(task)
  if (task.kind === 'hear') awaited = { word: task.word, heard: new Map() }
  if (task.kind === 'drop') drop()
  process.send?.([])
}

if (import.meta.main) {
  process.on('message', (task: Task) => {
    perform(task).catch((reason: Error) => {
      process.stderr.write(`${reason.stack}\n`)
      process.exit(1)
    })
  })
  process.once('disconnect', () => process.exit(0))
}
