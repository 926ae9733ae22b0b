/** One live stream per browser: the leading tab holds it and tells the others; each tab refetches what it shows. */
import { useEffect, useSyncExternalStore } from 'react'
import { lookAgainAt } from './queries.ts'

type Word = { topic: string } | { connected: boolean } | { asks: 'state' }

const gatherMs = 60
const comeBackMs = 3_000
const silenceMs = 45_000

/** A page that is older may have missed more than the server remembers. */
const youngMs = 20_000
/** The server looks back so far beyond the age that it was told. */
const wayMs = 5_000

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

/** Announcements come in bursts: one refetch answers them all. */
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

/** Keeps the stream open while a user is signed in. */
export function useLive(signedIn: boolean): void {
  useEffect(() => (signedIn ? joinStream() : undefined), [signedIn])
}

/** Whether the stream is connected. */
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

/** The first stream of a page says how old the page is: the server then tells what it missed, instead of everything. */
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

    // Whether the stream alone is gone or the whole line is known by asking.
    const lose = () => {
      if (connected) tell({ topic: 'session' })
      tell({ connected: false })
    }
    const open = () => {
      // The lock may come a moment after the page has left, which may also do so at a word of this stream.
      if (left.aborted) return ended()
      stream?.close()
      stream = new EventSource(addressOf())
      const began = performance.now()
      let greeted = false
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        if (!greeted && performance.now() - began > wayMs) tell({ topic: 'everything' })
        greeted = true
        tell({ connected: true })
        listenForSilence()
        if (data !== 'beat') tell({ topic: data })
      }
      stream.onerror = () => {
        lose()
        // The browser comes back by itself unless it was refused: then the session is looked at, and tried again later.
        if (greeted && stream?.readyState !== EventSource.CLOSED) return
        // By itself it would come back with the age that the page had then.
        stream?.close()
        tell({ topic: 'session' })
        again = setTimeout(open, comeBackMs)
      }
      listenForSilence()
    }
    // A line that died without a word is found out by the missing heartbeat.
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
