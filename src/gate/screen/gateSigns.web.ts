/** Sound and vibration for a verdict: rising for green, twice the same for amber, low and long for red. */
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Tone } from '../facts/reasons.ts'
import type { Station } from '../station/station.ts'
import { guardMessages } from './guard.messages.ts'
import { fullNameOf } from './lists/gateLists.ts'

type Note = readonly [hertz: number, from: number, length: number]

const notes: Record<Tone, readonly Note[]> = {
  green: [
    [660, 0, 0.1],
    [990, 0.1, 0.16],
  ],
  amber: [
    [520, 0, 0.12],
    [520, 0.2, 0.12],
  ],
  red: [
    [190, 0, 0.22],
    [150, 0.24, 0.36],
  ],
}
const pulses: Record<Tone, number[]> = { green: [60], amber: [70, 70, 70], red: [350] }

let speaker: AudioContext | null = null

export function giveSign(tone: Tone): void {
  navigator.vibrate?.(pulses[tone])
  try {
    speaker ??= new AudioContext()
    void speaker.resume()
    for (const note of notes[tone]) sound(speaker, note, tone === 'red' ? 'square' : 'sine')
  } catch {
    // No sound on this device.
    speaker = null
  }
}

function sound(context: AudioContext, [hertz, from, length]: Note, type: OscillatorType): void {
  const begin = context.currentTime + from
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = type
  voice.frequency.value = hertz
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(0.25, begin + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  voice.connect(volume).connect(context.destination)
  voice.start(begin)
  voice.stop(begin + length + 0.02)
}

export function useSigns() {
  return useLocalStorage({ key: 'garita.gate.signs', defaultValue: true, getInitialValueInEffect: false })
}

export function useAnswers({ snapshot }: Station): void {
  const { done } = useText(guardMessages)
  const [signs] = useSigns()
  const waiting = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!snapshot) return
    for (const entry of snapshot.entries) {
      if (!waiting.current.has(entry.authorization_id) || entry.status === 'pending_approval') continue
      const approved = entry.status === 'approved'
      if (!approved && entry.status !== 'denied') continue
      toastSuccess((approved ? done.approved : done.denied)(fullNameOf(entry), entry.unit))
      if (signs) giveSign(approved ? 'green' : 'red')
    }
    const still = snapshot.entries.filter(({ status }) => status === 'pending_approval')
    waiting.current = new Set(still.map(({ authorization_id }) => authorization_id))
  }, [snapshot, done, signs])
}
