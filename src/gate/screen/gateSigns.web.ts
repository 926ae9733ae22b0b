/**
 * Plays a sound and vibrates for a verdict: rising for green, twice the same for amber, low and long for red, one short tone for an
 * exit.
 */
import type { Tone } from '../station/facts/reasons.ts'
import { useDeviceChoice } from './deviceChoices.web.ts'

type Note = readonly [hertz: number, from: number, length: number]

/** Red means stop, so an exit has its own sound. */
export type Sign = Tone | 'exit'

const notes: Record<Sign, readonly Note[]> = {
  exit: [[600, 0, 0.12]],
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
const pulses: Record<Sign, number[]> = { exit: [40], green: [60], amber: [70, 70, 70], red: [350] }

let speaker: AudioContext | null = null

export function giveSign(sign: Sign): void {
  navigator.vibrate?.(pulses[sign])
  try {
    speaker ??= new AudioContext()
    void speaker.resume()
    for (const note of notes[sign]) sound(speaker, note, sign === 'red' ? 'square' : 'sine')
  } catch {
    // This device has no sound.
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

export const useSigns = () => useDeviceChoice<boolean>('signs', true)
