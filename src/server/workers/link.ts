/** Questions and answers between the first process and a worker, over the channel that Node opens to a child. */
import { z } from 'zod'
import { StartRefused } from '../settings/settings.ts'

/** The functions that one side offers to the other. */
type Offer<T> = { [K in keyof T]: (given: never) => unknown }

export interface Link<Theirs extends Offer<Theirs>> {
  /** Rejects when the other process fails, or ends before it answers. */
  ask<K extends keyof Theirs & string>(
    what: K,
    ...given: Parameters<Theirs[K]>
  ): Promise<Awaited<ReturnType<Theirs[K]>>>
}

/** Node's cluster offers this on either side of a worker. */
interface Channel {
  isConnected(): boolean
  send(sent: Message, done: () => void): unknown
  on(event: 'message', listener: (got: unknown) => void): unknown
  once(event: 'disconnect', listener: () => void): unknown
}

const message = z.union([
  z.object({ asked: z.int(), what: z.string(), given: z.unknown() }),
  z.object({ answered: z.int(), value: z.unknown() }),
  z.object({ failed: z.int(), words: z.string(), refused: z.boolean() }),
])
type Message = z.infer<typeof message>

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export function openLink<Theirs extends Offer<Theirs>, Own extends Offer<Own>>(
  channel: Channel,
  own: Own,
): Link<Theirs> {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const send = (sent: Message) => {
    // The end of the channel is heard as `disconnect`.
    if (channel.isConnected()) channel.send(sent, () => undefined)
  }
  const take = (id: number) => {
    const one = waiting.get(id)
    waiting.delete(id)
    return one
  }
  async function answer(id: number, what: string, given: unknown): Promise<void> {
    try {
      const offered: ((given: never) => unknown) | undefined = own[what as keyof Own]
      send({ answered: id, value: await offered?.(given as never) })
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      send({ failed: id, words, refused: error instanceof StartRefused })
    }
  }
  channel.on('message', (got: unknown) => {
    const read = message.safeParse(got)
    if (!read.success) return
    if ('asked' in read.data) void answer(read.data.asked, read.data.what, read.data.given)
    else if ('answered' in read.data) take(read.data.answered)?.resolve(read.data.value)
    else {
      const { failed, words, refused } = read.data
      take(failed)?.reject(refused ? new StartRefused(words) : new Error(words))
    }
  })
  channel.once('disconnect', () => {
    for (const one of waiting.values()) one.reject(ended())
    waiting.clear()
  })
  return {
    ask: (what, ...given) =>
      new Promise((resolve, reject) => {
        if (!channel.isConnected()) return reject(ended())
        asked += 1
        waiting.set(asked, { resolve: (value) => resolve(value as never), reject })
        send({ asked, what, given: given[0] })
      }),
  }
}

const ended = () => new Error('the other process has ended')
