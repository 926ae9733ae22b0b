/** Tells a reader's keys from a person's: by their speed, by how a pass begins, and by the Enter or Tab at the end. */
import { beginsLikePass } from '../../../shared/fields.ts'

/** No person types six keys in a row at this pace. */
const fastMs = 35
const fastKeys = 6
/** Wireless readers pause between keys; no person types the beginning of a pass at this pace. */
const codeMs = 120
/** A code may stop on its way; the rest of anything else comes soon. */
const codePatienceMs = 1000
const patienceMs = 300

const wholePass = 150

/** `begins`: this key shows that the ones before it came from a reader too. */
export type Stroke = 'person' | 'begins' | 'reads' | 'ends'

export interface ReaderKeys {
  press(key: string, at: number): Stroke
  /** Returns the keys of the reader so far. */
  read(): string
  /** True if this key may begin a code. */
  isFirst(): boolean
  /** Returns the time within which the next key must come. */
  patience(): number
  forget(): void
  /** The guard did something else since then: the next Enter is a press. */
  interrupt(): void
}

export function readerKeys(): ReaderKeys {
  let keys = ''
  let last = Number.NEGATIVE_INFINITY
  let reading = false
  let slowest = 0
  let echoUntil = Number.NEGATIVE_INFINITY

  function forget(): void {
    keys = ''
    reading = false
    slowest = 0
  }
  const patience = () => {
    if (reading) return beginsLikePass(keys) && keys.length < wholePass ? codePatienceMs : patienceMs
    return 'G1'.startsWith(keys.toUpperCase()) ? codeMs : fastMs
  }

  return {
    press(key, at) {
      const gap = at - last
      last = at
      const isEnd = key === 'Enter' || key === 'Tab'
      if (isEnd && at <= echoUntil) return 'reads'
      if (gap > patience()) forget()
      if (isEnd) {
        // Many readers end with two keys, carriage return and line feed, at the pace of the others.
        if (reading) echoUntil = at + 2 * slowest + fastMs
        else forget()
        const ended = reading
        reading = false
        return ended ? 'ends' : 'person'
      }
      if (keys !== '') slowest = Math.max(slowest, gap)
      keys += key
      if (reading) return 'reads'
      reading = keys.length >= fastKeys || beginsLikePass(`${keys}.`)
      return reading ? 'begins' : 'person'
    },
    read: () => keys,
    isFirst: () => keys.length === 1,
    patience,
    forget,
    interrupt() {
      echoUntil = Number.NEGATIVE_INFINITY
    },
  }
}
