/** One live stream per browser: the leading tab holds it and informs the others. Each tab refetches its own screens. */
import { useEffect, useSyncExternalStore } from 'react'
import { lookAgainAt } from './queries.ts'

type Word = { topic: string } | { connected: boolean } | { asks: 'state' }

const gatherMs = 60
const comeBackMs = 3_000
const silenceMs = 45_000

/** An older page may have missed more than the server remembers. */
const youngMs = 20_000
/** The server adds this margin to the reported age. */
const travelMs = 5_000

let connected = false
let opened = false
const watchers = new Set<() => void>()
const heard = new Set<string>()
let gathering = false

function setConnected(now: boolean): void {
  if (connected === now) return
  connected = now
  for (const watcher of watchers) watcher()
}

/** Announcements come in bursts: one refetch covers them all. */
function hear(topic: string): void {
  heard.add(topic)
  if (gathering) return
  gathering = true
  setTimeout(() => {
    gathering = false
    const topics = heard.has('everything') ? ['everything'] : [...heard]
    heard.clear()
    for (const one of topics) void lookAgainAt(one)
  }, gatherMs)
}

export function useLive(signedIn: boolean): void {
  useEffect(() => (signedIn ? joinStream() : undefined), [signedIn])
}

export function useConnected(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => connected,
  )
}

function joinStream(): () => void {
  const left = new AbortController()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('garita.live')
  const tellTabs = (word: Word) => channel?.postMessage(word)
  let leading = false

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('topic' in data) hear(data.topic)
    if ('connected' in data) setConnected(data.connected)
    if ('asks' in data && leading) tellTabs({ connected })
  })
  tellTabs({ asks: 'state' })

  const lead = async () => {
    leading = true
    await holdStream(left.signal, (word) => {
      if ('topic' in word) hear(word.topic)
      if ('connected' in word) setConnected(word.connected)
      tellTabs(word)
    })
  }
  // Without locks (an origin that is not secure) each tab holds its own stream.
  if (navigator.locks && channel) {
    navigator.locks.request('garita.live', { signal: left.signal }, lead).catch(() => undefined)
  } else void lead()

  return () => {
    left.abort()
    channel?.close()
    setConnected(false)
  }
}

/** The first stream tells the age of the page, so that the server sends only the announcements since then. */
function addressOf(): string {
  const age = Math.ceil(performance.now())
  const young = !opened && age < youngMs
  opened = true
  return young ? `/api/v1/live?age_ms=${age}` : '/api/v1/live'
}

function holdStream(left: AbortSignal, tell: (word: Word) => void): Promise<void> {
  return new Promise((ended) => {
    let stream: EventSource | undefined
    let silence: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined

    // Reads the session: the answer shows whether only the stream or the whole connection is lost.
    const lose = () => {
      if (connected) tell({ topic: 'session' })
      tell({ connected: false })
    }
    const open = () => {
      // The lock may arrive after the page has closed.
      if (left.aborted) return ended()
      stream?.close()
      stream = new EventSource(addressOf())
      const began = performance.now()
      let greeted = false
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        if (!greeted && performance.now() - began > travelMs) tell({ topic: 'everything' })
        greeted = true
        tell({ connected: true })
        listenForSilence()
        if (data !== 'beat') tell({ topic: data })
      }
      stream.onerror = () => {
        lose()
        // The browser reconnects unless the server refused the stream. After a refusal, read the session and try again later.
        if (greeted && stream?.readyState !== EventSource.CLOSED) return
        // The browser would reconnect with the old age in the address.
        stream?.close()
        tell({ topic: 'session' })
        again = setTimeout(open, comeBackMs)
      }
      listenForSilence()
    }
    // A missing heartbeat reveals a dead connection.
    const listenForSilence = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        lose()
        open()
      }, silenceMs)
    }

    left.addEventListener('abort', () => {
      clearTimeout(silence)
      clearTimeout(again)
      stream?.close()
      ended()
    })
    open()
  })
}
