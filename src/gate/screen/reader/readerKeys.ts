/** Tells a reader's keys from a person's: by their speed, by how a pass begins, and by the Enter or Tab at the end. */
import { beginsLikePass } from '../../../shared/fields.ts'

/** Nobody types six keys in a row at this pace. */
const fastMs = 35
const fastKeys = 6
/** Wireless readers pause; nobody types how a pass begins at this pace either. */
const codeMs = 120
/** Many readers end with two keys: carriage return and line feed. */
const echoMs = 200

/** `begins`: this key shows that the ones before it came from a reader too. */
export type Stroke = 'person' | 'begins' | 'reads' | 'ends'

export interface ReaderKeys {
  press(key: string, at: number): Stroke
  /** What was read so far. */
  read(): string
  /** This key is the first of what may be a code. */
  isFirst(): boolean
  forget(): void
}

export function readerKeys(): ReaderKeys {
  let keys = ''
  let last = Number.NEGATIVE_INFINITY
  let reading = false
  let endedAt = Number.NEGATIVE_INFINITY

  function forget(): void {
    keys = ''
    reading = false
  }

  return {
    press(key, at) {
      const gap = at - last
      last = at
      const isEnd = key === 'Enter' || key === 'Tab'
      if (isEnd && at - endedAt <= echoMs) return 'reads'
      if (gap > (reading || 'G1'.startsWith(keys.toUpperCase()) ? codeMs : fastMs)) forget()
      if (isEnd) {
        if (!reading) forget()
        else endedAt = at
        const ended = reading
        reading = false
        return ended ? 'ends' : 'person'
      }
      keys += key
      if (reading) return 'reads'
      reading = keys.length >= fastKeys || beginsLikePass(`${keys}.`)
      return reading ? 'begins' : 'person'
    },
    read: () => keys,
    isFirst: () => keys.length === 1,
    forget,
  }
}
