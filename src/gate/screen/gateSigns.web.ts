/**
 * Plays a sound and vibrates for a verdict: rising for green, twice the same for amber, low and long for red, one short tone for an
 * exit.
 */
import { playTones, type Tone as Sound } from '../../web/frame/tones.web.ts'
import type { Tone } from '../station/facts/reasons.ts'
import { useDeviceChoice } from './deviceChoices.web.ts'

/** Red means stop, so an exit has its own sound. */
export type Sign = Tone | 'exit'

const notes: Record<Sign, readonly Sound[]> = {
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

export function giveSign(sign: Sign): void {
  navigator.vibrate?.(pulses[sign])
  try {
    playTones(notes[sign], { shape: sign === 'red' ? 'square' : 'sine', volume: 0.25 })
  } catch {
    // This device has no sound.
  }
}

export const useSigns = () => useDeviceChoice<boolean>('signs', true)
