import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { StartRefused } from '../settings/settings.ts'
import { openLink } from './link.ts'

/** Both ends of a channel in one process. */
function channel() {
  const ends = [new EventEmitter(), new EventEmitter()] as const
  let connected = true
  const end = (own: EventEmitter, other: EventEmitter) =>
    Object.assign(own, {
      isConnected: () => connected,
      send: (sent: unknown) => setImmediate(() => other.emit('message', sent)) !== undefined,
    })
  return {
    here: end(ends[0], ends[1]),
    there: end(ends[1], ends[0]),
    cut() {
      connected = false
      for (const one of ends) one.emit('disconnect')
    },
  }
}

interface Offered {
  double(given: number): Promise<number>
  refuse(): never
  hang(): Promise<void>
}

const offered: Offered = {
  double: async (given) => given * 2,
  refuse() {
    throw new StartRefused('the port is taken')
  },
  hang: () => new Promise(() => undefined),
}

test('answers each question with its own answer, and passes on a refusal of the start', async () => {
  const { here, there } = channel()
  openLink<object, Offered>(there, offered)
  const link = openLink<Offered, object>(here, {})
  expect(await Promise.all([link.ask('double', 2), link.ask('double', 5)])).toEqual([4, 10])
  await expect(link.ask('refuse')).rejects.toThrow(StartRefused)
  await expect(link.ask('refuse')).rejects.toThrow('the port is taken')
})

test('rejects open and later questions when the other process is gone', async () => {
  const { here, there, cut } = channel()
  openLink<object, Offered>(there, offered)
  const link = openLink<Offered, object>(here, {})
  const open = link.ask('hang')
  cut()
  await expect(open).rejects.toThrow('the other process has ended')
  await expect(link.ask('double', 1)).rejects.toThrow('the other process has ended')
})
